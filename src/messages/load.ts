import type { Locale } from '@/domain/words/locale';
import type { Namespace, SomeMessages } from './catalogue';

/**
 * Loads message namespaces of one locale. In the browser each namespace is a chunk of its own, fetched once;
 * static pages get theirs with the page (see page-props), so this is for what opens later: drawer, dialogs, toasts.
 */
export async function loadMessages(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<SomeMessages> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const file = await import(`./${locale}/${namespace}.json`);
      return [namespace, file.default] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
