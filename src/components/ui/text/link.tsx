import type { ComponentProps } from 'react';

export type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** False to prefetch the page on hover only, and not as soon as the link is visible. */
  prefetch?: false;
};

/**
 * A link to one of our own pages: a plain link, which works before any script. Once scripts run, `usePageLinks` follows
 * it without a full page load. `next/link` does this per link and is 3 KiB larger.
 */
export function Link({ prefetch, ...rest }: LinkProps) {
  return <a data-ahead={prefetch === false ? 'pointer' : undefined} {...rest} />;
}
