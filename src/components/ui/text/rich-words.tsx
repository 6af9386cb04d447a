import type { ReactNode } from 'react';
import { TextLink } from './text-link';

/** Components for the tags inside messages (`t.rich`). */

export const bold = (words: ReactNode) => <b className="font-semibold">{words}</b>;

/** For a number with its unit, or a name: never broken over two lines. */
export const onOneLine = (words: ReactNode) => <span className="whitespace-nowrap">{words}</span>;

export function linkTo(href: string) {
  return function link(words: ReactNode) {
    return <TextLink href={href}>{words}</TextLink>;
  };
}
