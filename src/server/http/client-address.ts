import { BlockList, isIP } from 'node:net';
import type { HttpRequest } from './exchange';

/** Returns the client address of a request, in a form for counting. */
export type ClientAddressOf = (request: Pick<HttpRequest, 'remoteAddress' | 'headers'>) => string;

/**
 * The real client address of a request. `X-Forwarded-For` counts only when a trusted proxy sent it. Read from the
 * right, the first address that is not a trusted proxy is the client's; anything to its left may be forged.
 *
 * @param trusted addresses or networks (`10.0.0.0/8`) of our own proxies
 */
export function createClientAddressOf(trusted: readonly string[]): ClientAddressOf {
  const isProxy = proxyTest(trusted);
  return ({ remoteAddress, headers }) => {
    let clientAddress = plain(remoteAddress);
    const hops = String(headers['x-forwarded-for'] ?? '').split(',');
    while (isProxy(clientAddress) && hops.length > 0) {
      const said = plain(hops.pop() ?? '');
      if (isIP(said) === 0) break;
      clientAddress = said;
    }
    return networkOf(clientAddress);
  };
}

/**
 * Whether a request came over https. Our own process only speaks http, so its proxy has to say so, and only a trusted
 * one is believed.
 */
export function createIsSecure(
  trusted: readonly string[],
): (request: Pick<HttpRequest, 'remoteAddress' | 'headers'>) => boolean {
  const isProxy = proxyTest(trusted);
  return ({ remoteAddress, headers }) =>
    isProxy(plain(remoteAddress)) &&
    // Each proxy appends its own protocol; the last one is our proxy's.
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() === 'https';
}

function proxyTest(trusted: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Node writes IPv4 clients of a dual socket as `::ffff:192.0.2.1`. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

/** One household or machine has a whole /64 of IPv6, so its addresses count as one. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The network around a client as `createPeerOf` names it: 256 addresses of IPv4, or the /48 of IPv6 that providers give
 * to one customer. Anything else is returned unchanged.
 */
export function networkAround(clientAddress: string): string {
  if (isIP(clientAddress) === 4) return `${clientAddress.split('.').slice(0, 3).join('.')}.0/24`;
  return /^[0-9a-f:]+::\/64$/i.test(clientAddress)
    ? `${clientAddress.split(':').slice(0, 3).join(':')}::/48`
    : clientAddress;
}
