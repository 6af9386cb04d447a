import { createHash } from 'node:crypto';
import { brand } from '@/domain/brand';
import { privateLifetimes } from '@/domain/hearing/private-storage';
import { rootFontSizes, textSizeKey } from '@/domain/words/text-size';

/**
 * Takes on the size of text that was chosen on this device before anything is painted: later, the page would jump.
 * Whatever else is stored there, or a browser that keeps nothing, leaves the size as it is.
 */
const takeOnTextSize = `try{document.documentElement.style.fontSize=${JSON.stringify(rootFontSizes)}[JSON.parse(localStorage[${JSON.stringify(brand.storagePrefix + textSizeKey)}])]||""}catch{}`;

/**
 * Removes what is kept about a person once its time is over, or when it has no end (an older release wrote it). It runs
 * at the start of every page, in front of every other script, because nobody may come back to the page that reads it.
 */
const removeExpired = `try{for(let[k,m]of Object.entries(${JSON.stringify(privateLifetimes)})){k=${JSON.stringify(brand.storagePrefix)}+k;let l=0;try{l=JSON.parse(localStorage[k]).until-Date.now()}catch{}l>0&&l<=m||localStorage.removeItem(k)}}catch{}`;

/** Stands in the head of every page. */
export const headScript = takeOnTextSize + removeExpired;

/** Lets browsers run it where no other script may stand in a page. */
export const headScriptHash = `sha256-${createHash('sha256').update(headScript).digest('base64')}`;
