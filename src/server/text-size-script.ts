import { createHash } from 'node:crypto';
import { brand } from '@/domain/brand';
import { rootFontSizes, textSizeKey } from '@/domain/text-size';

/**
 * Stands in the head of every page and takes on the size of text that was chosen on this device before anything is
 * painted: later, the page would jump. Whatever else is stored there, or a browser that keeps nothing, leaves the size
 * as it is.
 */
export const textSizeScript = `try{document.documentElement.style.fontSize=${JSON.stringify(rootFontSizes)}[JSON.parse(localStorage[${JSON.stringify(brand.storagePrefix + textSizeKey)}])]||""}catch{}`;

/** Lets browsers run it where no other script may stand in a page. */
export const textSizeScriptHash = `sha256-${createHash('sha256').update(textSizeScript).digest('base64')}`;
