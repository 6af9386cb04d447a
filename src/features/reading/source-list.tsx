import { useTranslations } from 'next-intl';
import { OutsideLink } from '@/components/ui/text/text-link';
import type { ReadingSource } from '@/domain/pages/reading';

/** The sources of a text's claims; the numbers in the text link here. */
export function SourceList({ sources }: { sources: readonly ReadingSource[] }) {
  const t = useTranslations('reading');
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-14 border-t border-line pt-6 text-xs">
      <h2 id="sources" className="text-base font-semibold">
        {t('sources')}
      </h2>
      <ol className="mt-3 list-decimal pl-6 text-ink-soft">
        {sources.map(({ title, url }, index) => (
          <li key={title} id={`source-${index + 1}`} className="pl-1 target:bg-aurora-100">
            {url ? (
              <OutsideLink
                href={url}
                rel="noopener noreferrer"
                className="block py-2.5 break-words"
              >
                {title}
              </OutsideLink>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
