import { siteUrlOf } from '@/domain/site-url';

/**
 * The shop's own origin: the running server's, which writes it on each document (`pages/_document.tsx`). Apart from the
 * other settings, because the first load of most pages does without.
 */
export function siteUrl(): string {
  return typeof window === 'undefined'
    ? siteUrlOf(process.env)
    : (document.documentElement.dataset.siteUrl ?? '');
}
