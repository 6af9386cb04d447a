import { paths } from '@/domain/pages/paths';

/** What somebody else put there comes back as they wrote it. */
const foreignFields: ReadonlySet<string> = new Set(['metadata']);

/** Our own addresses, which readers on other hosts have to be able to follow. */
const ownAddresses: Readonly<Record<string, (address: string) => boolean>> = {
  url: (address) => address.startsWith('/pictures/'),
  checkout_url: (address) => address === paths.checkout,
};

/**
 * A value as it leaves the Store API. A field without a value is left out, as hosted Swell does: clients destructure
 * with defaults (`{ billing: { method } = {} }`), which null defeats. Addresses of pictures and of the checkout get the
 * shop's origin; it is the configured one, because a `Host` header can be anybody's and answers are kept.
 *
 * @param siteUrl origin without a slash at the end
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
