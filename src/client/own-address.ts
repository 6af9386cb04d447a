import { paths } from '@/domain/pages/paths';
import { env } from './env';

/**
 * Removes the origin from an address of this shop and leaves any other unchanged. The Store API uses the configured
 * origin, but a page may have been opened under another one (a second name, a forwarded port) and may load pictures
 * only from there.
 */
export function ownAddress(address: string): string {
  const { origin } = window.location;
  if (!URL.canParse(address, origin)) return address;
  const url = new URL(address, origin);
  const isOurs = url.origin === origin || (env.swellStoreId === 'embedded' && isServedHere(url));
  return isOurs ? url.pathname + url.search + url.hash : address;
}

function isServedHere({ pathname }: URL): boolean {
  return pathname.startsWith('/pictures/') || pathname === paths.checkout;
}
