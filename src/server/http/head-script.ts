import { createHash } from 'node:crypto';
import { brand } from '@/domain/brand';
import { privateLifetimes } from '@/domain/hearing/private-storage';
import { defaultCurrency } from '@/domain/money';
import { canadianTimeZones } from '@/domain/shop/canadian-time-zones';
import { currencyCookie, currencyCookieSeconds, storeCurrencies } from '@/domain/store';
import { languageCookie, languageCookieSeconds } from '@/domain/words/language-choice';
import { rootFontSizes, textSizeKey } from '@/domain/words/text-size';

/**
 * Applies the text size chosen on this device before the first paint: later, the page would jump. Any other stored
 * value, or a browser without storage, leaves the size as it is.
 */
const takeOnTextSize = `try{document.documentElement.style.fontSize=${JSON.stringify(rootFontSizes)}[JSON.parse(localStorage[${JSON.stringify(brand.storagePrefix + textSizeKey)}])]||""}catch{}`;

/**
 * Removes stored personal data that has expired or has no expiry (written by an older release). It runs at the start of
 * every page, before every other script, because the visitor may never return to the page that uses it.
 */
const removeExpired = `try{for(let[k,m]of Object.entries(${JSON.stringify(privateLifetimes)})){k=${JSON.stringify(brand.storagePrefix)}+k;let l=0;try{l=JSON.parse(localStorage[k]).until-Date.now()}catch{}l>0&&l<=m||localStorage.removeItem(k)}}catch{}`;

/**
 * Whether language or time zone are Canadian. The name of the zone costs an old phone tens of milliseconds before its
 * first paint, so it is looked up only where the clock could be Canadian: 2.5 to 8 hours behind UTC.
 */
const fromCanada = `/-CA$/i.test(navigator.language)||(o=>o>149&&o<481)(new Date().getTimezoneOffset())&&${JSON.stringify(canadianTimeZones)}.includes(Intl.DateTimeFormat().resolvedOptions().timeZone)`;

/**
 * Decides before the first paint in which currency this visitor sees prices: their own choice, else the shop's setting
 * (`data-first-currency`, pages/_document.tsx), else Canadian dollars where language or time zone are Canadian. The
 * answer goes into the cookie that every call of the shop sends, so cart and checkout follow; a browser that keeps no
 * cookie stays with the shop's own currency everywhere. A page whose code has not come after ten seconds shows the
 * prices that it was written with.
 */
const takeOnCurrency = `try{let e=document.documentElement,r=()=>(document.cookie.match(/(?:^|; )${currencyCookie}=(${storeCurrencies.join('|')})(?:;|$)/)||[])[1];if(!r()&&e.dataset.shop){let c=e.dataset.firstCurrency||(${fromCanada}?"CAD":"${defaultCurrency}");c!="${defaultCurrency}"&&(document.cookie="${currencyCookie}="+c+"; path=/; max-age=${currencyCookieSeconds}; samesite=lax")}e.dataset.currency=r()||"${defaultCurrency}";setTimeout(()=>{"priced"in e.dataset||(e.dataset.currency="${defaultCurrency}",e.dataset.priced="")},1e4)}catch{}`;

/**
 * Offers the other language (`LanguageOffer`) where the browser prefers it and the visitor never chose one. A choice of
 * this language is kept here; the other one is kept by `features/language`.
 */
const offerLanguage = `try{let d=document,e=d.documentElement,own=e.lang.slice(0,2),first=navigator.languages.map(l=>l.slice(0,2)).find(l=>l=="en"||l=="fr");first&&first!=own&&!/(^|; )${languageCookie}=/.test(d.cookie)&&(e.dataset.offered="",d.addEventListener("click",({target:t})=>{t.closest("[data-keeps-language]")&&(d.cookie="${languageCookie}="+e.lang+"; path=/; max-age=${languageCookieSeconds}; samesite=lax",delete e.dataset.offered)}))}catch{}`;

/**
 * Gives links to the other language the address of the page that is shown now, before they can be followed; or of the
 * nearest one, where the page is a text in one language (`OneLanguage`).
 */
const nameTwin = `for(let n of["pointerover","focusin","click"])document.addEventListener?.(n,({target:t})=>{let l=t.closest?.("a[hreflang]"),h=location,u=h.pathname+h.search+h.hash,n=document.querySelector("[data-nearest-twin]");l&&(l.href=n?n.dataset.nearestTwin:self.borealAddresses?self.borealAddresses.path(u):"/fr"+u)},true);`;

/** Included in the head of every page. */
export const headScript =
  takeOnTextSize + takeOnCurrency + offerLanguage + nameTwin + removeExpired;

/** Lets browsers run it although inline scripts are forbidden. */
export const headScriptHash = `sha256-${createHash('sha256').update(headScript).digest('base64')}`;
