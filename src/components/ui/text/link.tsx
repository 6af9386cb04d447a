import type { ComponentProps } from 'react';

export type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** False where the page behind it is fetched ahead only under the pointer, not as soon as the link is in view. */
  prefetch?: false;
};

/**
 * A way to one of our own pages: a plain link, which works before any script. Once there is one, `usePageLinks` follows
 * it without loading the whole page anew. `next/link` does the same for each link by itself and weighs 3 KiB more.
 */
export function Link({ prefetch, ...rest }: LinkProps) {
  return <a data-ahead={prefetch === false ? 'pointer' : undefined} {...rest} />;
}
