import { defaultCurrency } from '@/domain/money';
import { storeCurrencies } from '@/domain/store';

const others = storeCurrencies.filter((currency) => currency !== defaultCurrency);

/** Of text that a page has in each currency (`InCurrencies`), shows the visitor's; without scripts, the store's own. */
const oneCurrency = others
  .map(
    (other) =>
      `:root:not([data-currency=${other}]) [data-in=${other}],[data-currency=${other}] [data-in=${defaultCurrency}]{display:none}`,
  )
  .join('');

/**
 * Every other price is written in the store's own currency until the page's code has run. A visitor with another one
 * sees no price until then: the same dollar sign before a wrong number would mislead. Should the code never come, the
 * script in the head shows the prices as they are (head-script.ts).
 */
const noWrongPrice = `[data-currency]:not([data-currency=${defaultCurrency}],[data-priced]) .price{visibility:hidden}`;

/** The offer of the other language stands in its room above the page, though it comes after it in the document. */
const offerAbove =
  '[data-offered] :is([data-offer],[data-offer-room]){display:flex}[data-offer-room]{visibility:hidden}[data-offer]{position:absolute;inset:0 0 auto}';

/** Included in the head of every page: there it needs no request, and applies before the first paint. */
export const headStyle = oneCurrency + noWrongPrice + offerAbove;
