import { createHash } from 'node:crypto';
import { brand } from '@/domain/brand';
import { rootFontSizes, textSizeKey } from '@/domain/text-size';

/**
 * Takes on the size of text that was chosen on this device before anything is painted: later, the page would jump.
 * Whatever else is stored there, or a browser that keeps nothing, leaves the size as it is.
 */
const takeOnTextSize = `try{document.documentElement.style.fontSize=${JSON.stringify(rootFontSizes)}[JSON.parse(localStorage[${JSON.stringify(brand.storagePrefix + textSizeKey)}])]||""}catch{}`;

/**
 * React makes errors that it never shows while it is being loaded, and for the stack of each V8 reads all of React once
 * more: 40 ms on an old phone. `instrumentation-client.ts` has stacks written again as soon as React is there.
 */
const leaveOutStacks = 'Error.stackTraceLimit=0;';

/** Stands in the head of every page. */
export const headScript = leaveOutStacks + takeOnTextSize;

/** Lets browsers run it where no other script may stand in a page. */
export const headScriptHash = `sha256-${createHash('sha256').update(headScript).digest('base64')}`;
