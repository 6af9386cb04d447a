import { defaultLocale, type Locale } from '@/domain/words/locale';
import type { Editorial } from '../port';

/**
 * Texts that are read when somebody first asks for one: a shop starts without them, because its pages were built from
 * them. A reading that failed is tried again.
 *
 * @param read opens the texts of all languages; its errors are those of the first question
 */
export function readOnFirstUse(read: () => Promise<Editorial>): Editorial {
  let opened: Promise<Editorial> | null = null;
  async function open(): Promise<Editorial> {
    opened ??= read();
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw error;
    }
  }
  const inLocale = (locale: Locale): Editorial => ({
    adapter: 'bundled',
    pages: async () => (await open()).inLocale(locale).pages(),
    articles: async () => (await open()).inLocale(locale).articles(),
    inLocale,
  });
  return inLocale(defaultLocale);
}
