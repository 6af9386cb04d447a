import { siteUrlOf } from '@/domain/pages/site-url';
import { serverEnvironment } from './env';

/**
 * The shop's own origin: the running server's, which writes it on each document (`pages/_document.tsx`). Apart from the
 * other settings, because the first load of most pages does without.
 */
export function siteUrl(): string {
  return typeof window === 'undefined'
    ? siteUrlOf(serverEnvironment())
    : (document.documentElement.dataset.siteUrl ?? '');
}
