import { Fragment } from 'react';
import { useLocale } from 'next-intl';
import { searchTerm } from '@/domain/pages/site-search';

/**
 * A text with the matched words highlighted by weight and colour, and as `mark` elements for people who can see
 * neither.
 */
export function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  const locale = useLocale();
  const parts = text.split(/([\p{L}\p{M}\p{N}]+)/u);
  return parts.map((part, place) => {
    const term = place % 2 === 1 ? searchTerm(part, locale) : null;
    return term !== null && terms.has(term) ? (
      <mark key={place} className="bg-aurora-100 font-semibold text-ink">
        {part}
      </mark>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    );
  });
}
