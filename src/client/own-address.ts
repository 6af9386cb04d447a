import { paths } from '@/domain/pages/paths';
import { env } from './env';

/**
 * An address of this shop without its origin, any other as it is. The Store API names the configured origin, but a page
 * may have been opened under another one (a second name, a forwarded port), and may load pictures from that one alone.
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
