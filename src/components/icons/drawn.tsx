import type { ReactNode } from 'react';
import { Frame, type FrameProps } from './frame';

export type Icon = (props: Omit<FrameProps, 'children'>) => ReactNode;

/**
 * Makes a line icon.
 *
 * The drawings in this folder are Lucide's (lucide.dev). With its own package, every page with a single icon would load
 * 1.5 KiB of options that nobody here uses.
 *
 * ISC License. Copyright (c) Lucide Icons and Contributors; portions copyright (c) Cole Bemis, for Feather (MIT).
 * Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
 * provided that the above copyright notice and this permission notice appear in all copies. The software is provided "as
 * is" and the author disclaims all warranties with regard to this software including all implied warranties of
 * merchantability and fitness. In no event shall the author be liable for any special, direct, indirect, or consequential
 * damages or any damages whatsoever resulting from loss of use, data or profits, whether in an action of contract,
 * negligence or other tortious action, arising out of or in connection with the use or performance of this software.
 */
export function drawn(lines: ReactNode): Icon {
  return function DrawnIcon(props) {
    return <Frame {...props}>{lines}</Frame>;
  };
}
