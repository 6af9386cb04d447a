/** Locales of the shop. The first is the default; adding one means adding its messages and content. */
export const locales = ['en-US'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en-US';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
