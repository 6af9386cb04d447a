import type { ReactNode } from 'react';
import { TextLink } from './text-link';

/** What the tags inside messages become (`t.rich`). */

export const bold = (words: ReactNode) => <b className="font-semibold">{words}</b>;

/** A number and its unit, a name: never broken over two lines. */
export const onOneLine = (words: ReactNode) => <span className="whitespace-nowrap">{words}</span>;

export function linkTo(href: string) {
  return function link(words: ReactNode) {
    return <TextLink href={href}>{words}</TextLink>;
  };
}
