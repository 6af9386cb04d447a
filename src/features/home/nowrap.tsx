import type { ReactNode } from 'react';

/** For messages with `<nowrap>`: a number and its unit stay on one line. */
export const nowrap = (words: ReactNode) => <span className="whitespace-nowrap">{words}</span>;
