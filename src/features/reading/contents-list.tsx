import { useTranslations } from 'next-intl';
import { ChevronDown } from '@/components/icons/chevron-down';
import type { ReadingHeading } from '@/domain/pages/reading';

/** With fewer headings a table of contents would add nothing. */
const worthListing = 3;

/** The table of contents: next to the text on wide windows, collapsed above it on narrow ones. */
export function ContentsList({ headings }: { headings: readonly ReadingHeading[] }) {
  const t = useTranslations('reading');
  if (headings.length < worthListing) return <div />;
  const links = (
    <ul>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-target items-center border-l-2 border-line py-1.5 pl-4 text-sm leading-snug hover:border-focus hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <details className="group rounded-lg bg-plate px-5 lg:hidden print:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
          {t('onThisPage')}
          <ChevronDown
            aria-hidden
            size={22}
            strokeWidth={1.75}
            className="flex-none group-open:rotate-180"
          />
        </summary>
        <nav aria-label={t('onThisPage')} className="pb-4">
          {links}
        </nav>
      </details>
      <nav aria-label={t('onThisPage')} className="sticky top-8 max-lg:hidden">
        <p className="mb-2 text-sm font-semibold">{t('onThisPage')}</p>
        {links}
      </nav>
    </>
  );
}
