import { siteUrlOf } from '@/domain/pages/site-url';
import { serverEnvironment } from './env';

/**
 * The shop's own origin, which the running server writes on each document (`pages/_document.tsx`). Separate from the
 * other settings, because most pages do not need it on the first load.
 */
export function siteUrl(): string {
  return typeof window === 'undefined'
    ? siteUrlOf(serverEnvironment())
    : (document.documentElement.dataset.siteUrl ?? '');
}
