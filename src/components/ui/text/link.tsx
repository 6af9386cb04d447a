import type { ComponentProps } from 'react';
import { useAddress } from '../../addresses/address-context';

export type LinkProps = ComponentProps<'a'> & {
  /** A page's path; it becomes the page's address in the language of the document. */
  href: string;
  /** False to prefetch the page on hover only, and not as soon as the link is visible. */
  prefetch?: false;
};

/**
 * A link to one of our own pages: a plain link, which works before any script. Once scripts run, `usePageLinks` follows
 * it without a full page load. `next/link` does this per link and is 3 KiB larger.
 */
export function Link({ prefetch, href, ...rest }: LinkProps) {
  const address = useAddress();
  return (
    <a data-ahead={prefetch === false ? 'pointer' : undefined} href={address(href)} {...rest} />
  );
}
