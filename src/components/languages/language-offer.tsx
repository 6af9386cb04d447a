import { localAddress } from '@/domain/pages/addresses';
import type { Locale } from '@/domain/words/locale';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';

export type LanguageOfferWords = Messages['language'];

/** Pages on which nobody is asked anything: frames on other sites, staff, the listening test, the gate. */
const quietPages =
  /^\/(?:iframes|admin|sandbox|code-gate|hearing-test\/take|404|500|_error)(?:\/|$)/;

/** The words of the offer on a page; null for a page without it. */
export async function languageOffer(
  page: string,
  locale: Locale,
): Promise<LanguageOfferWords | null> {
  if (quietPages.test(page)) return null;
  return (await loadMessages(locale, ['language'])).language ?? null;
}

type LanguageOfferProps = { words: LanguageOfferWords; path: string; locale: Locale };

/** How the offer and its room are laid out. */
const row = 'hidden flex-wrap items-center justify-center gap-6 px-gutter py-2 print:hidden';
const part = 'inline-flex min-h-target items-center';

const otherOf = (locale: Locale): Locale => (locale === 'fr-CA' ? 'en-US' : 'fr-CA');
const codeOf = (locale: Locale) => (locale === 'en-US' ? 'en-CA' : locale);

/**
 * Keeps the room of the offer above the page, with the same words unseen. A browser may paint the page before it has
 * read the end of the document, where the offer is; without its room the page would then move.
 */
export function LanguageOfferRoom({ words, locale }: Omit<LanguageOfferProps, 'path'>) {
  return (
    <div aria-hidden lang={codeOf(otherOf(locale))} data-offer-room className={row}>
      <span>{words.offer}</span>
      <span className="flex gap-6">
        <span className={`${part} font-semibold`}>{words.yes}</span>
        <span className={part}>{words.no}</span>
      </span>
    </div>
  );
}

/**
 * Offers the page in the other language, in that language. Part of the document and not of the app: it costs no script.
 * The script in the head shows it before the first paint, to visitors whose browser prefers the other language and who
 * never chose one (`head-script.ts`). It is shown above the page but comes after it in the document, so that the first link
 * of every page is the one that skips to the content (`head-style.ts`).
 */
export function LanguageOffer({ words, path, locale }: LanguageOfferProps) {
  const other = otherOf(locale);
  const code = codeOf(other);
  return (
    <aside lang={code} aria-label={words.label} data-offer className={`${row} bg-plate text-ink`}>
      <span>{words.offer}</span>
      <span className="flex gap-6">
        <a
          href={localAddress(path, other)}
          hrefLang={code}
          className={`${part} font-semibold underline underline-offset-[0.25em]`}
        >
          {words.yes}
        </a>
        <button
          type="button"
          data-keeps-language
          className="min-h-target underline underline-offset-[0.25em]"
        >
          {words.no}
        </button>
      </span>
    </aside>
  );
}
