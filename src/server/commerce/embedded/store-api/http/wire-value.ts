import { paths } from '@/domain/pages/paths';

/** Fields set by others are returned as they wrote them. */
const foreignFields: ReadonlySet<string> = new Set(['metadata']);

/** Our own URLs, which clients on other hosts have to be able to follow. */
const ownAddresses: Readonly<Record<string, (address: string) => boolean>> = {
  url: (address) => address.startsWith('/pictures/'),
  checkout_url: (address) => address === paths.checkout,
};

/**
 * A value as the Store API sends it. A field without a value is left out, as in hosted Swell: clients destructure with
 * defaults (`{ billing: { method } = {} }`), which null defeats. URLs of pictures and of the checkout get the shop's
 * configured origin, because a `Host` header can be forged and answers are cached.
 *
 * @param siteUrl origin without a trailing slash
 */
export function wireValue(value: unknown, siteUrl: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => wireValue(entry, siteUrl));
  if (typeof value !== 'object' || value === null) return value;
  const wire: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    if (field === null || field === undefined) continue;
    if (foreignFields.has(name)) wire[name] = field;
    else if (typeof field === 'string' && ownAddresses[name]?.(field)) wire[name] = siteUrl + field;
    else wire[name] = typeof field === 'object' ? wireValue(field, siteUrl) : field;
  }
  return wire;
}
