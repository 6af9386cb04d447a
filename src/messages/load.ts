import type { Locale } from '@/domain/words/locale';
import type { Namespace, SomeMessages } from './catalogue';

/** One list of files per language, each fetched on its own: a page in one language loads no names of the other's. */
const lists = {
  'en-US': () => import('./load-english'),
  'fr-CA': () => import('./load-french'),
} as const satisfies Record<Locale, unknown>;

/**
 * Loads message namespaces of one locale. In the browser each namespace is a chunk of its own, fetched once;
 * static pages get theirs with the page (see page-props), so this is for what opens later: drawer, dialogs, toasts.
 */
export async function loadMessages(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<SomeMessages> {
  const { loadNamespace } = await lists[locale]();
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const file = await loadNamespace(namespace);
      return [namespace, file.default] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
