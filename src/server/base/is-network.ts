import { isIP } from 'node:net';

/** An address or a network: `192.0.2.1`, `10.0.0.0/8`, `fd00::/8`. */
export function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const version = isIP(address);
  const isWhole =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
  return version !== 0 && isWhole && more.length === 0;
}
