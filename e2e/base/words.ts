/**
 * The language in which a run shows the shop (`E2E_LOCALE`), and what its screens say there. A journey names everything
 * in English: `say` translates the words, `at` the address.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { localAddress } from '../../src/domain/pages/addresses';
import { cents, formatMoney, type CurrencyCode } from '../../src/domain/money';
import { defaultLocale, isLocale, type Locale } from '../../src/domain/words/locale';
import { sayIn, sayPartIn, type Pair, type Said } from '../../src/testing/said-in/said-in';

const wanted = process.env.E2E_LOCALE;
export const shopLocale: Locale = isLocale(wanted) ? wanted : defaultLocale;

/** A journey that runs in both languages: \`npm test\` runs it in English, and \`E2E_LOCALE=fr-CA\` with this tag in French. */
export const inBothLanguages = { tag: '@languages' };

/** The address of a page in the language of this run. */
export const at = (path: string): string => localAddress(path, shopLocale);

/** Matches an address that begins so, in the language of this run. */
export const startingAt = (path: string): RegExp => new RegExp(escaped(at(path)));

type Messages = { readonly [key: string]: string | Messages };

function pairsOf(english: Messages, other: Messages): readonly Pair[] {
  return Object.entries(english).flatMap(([key, message]) => {
    const translation = other[key];
    if (typeof message === 'string') {
      return typeof translation === 'string' ? [{ english: message, other: translation }] : [];
    }
    return typeof translation === 'object' ? pairsOf(message, translation) : [];
  });
}

const messagesOf = (locale: Locale, file: string): Messages =>
  JSON.parse(readFileSync(`src/messages/${locale}/${file}`, 'utf8'));

/** Names that a screen puts together from pieces of a message: the amount inside is hidden from screen readers. */
const composed: readonly Pair[] = [{ english: 'Pay now', other: 'Payer maintenant' }];

const pairs =
  shopLocale === defaultLocale
    ? []
    : readdirSync(`src/messages/${defaultLocale}`).flatMap((file) =>
        pairsOf(messagesOf(defaultLocale, file), messagesOf(shopLocale, file)),
      );

const translate = sayIn(shopLocale, [...composed, ...pairs]);

/** The words of a screen in the language of this run: a pattern where English has several translations. */
export const say = (words: string): Said =>
  shopLocale === defaultLocale ? words : translate(words);

const translatePart = sayPartIn([...composed, ...pairs]);

/** A pattern of what a screen says in the language of this run where English says this piece of a message. */
export const sayPart = (piece: string): RegExp =>
  shopLocale === defaultLocale ? new RegExp(escaped(piece)) : translatePart(piece);

/** An amount in dollars as this run shows it: English pages name US dollars first, French ones Canadian dollars. */
export const sayMoney = (dollars: Readonly<Record<CurrencyCode, number>>): string => {
  const currency = shopLocale === defaultLocale ? 'USD' : 'CAD';
  return formatMoney(cents(Math.round(dollars[currency] * 100)), currency, shopLocale);
};

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
