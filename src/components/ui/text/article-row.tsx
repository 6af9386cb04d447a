import { useTranslations } from 'next-intl';
import { ArrowRight } from '@/components/icons/arrow-right';
import { Link } from './link';
import { paths } from '@/domain/pages/paths';
import type { ArticleCard } from '@/domain/pages/reading';
import { ReadingPlate } from '../pictures/reading-plate';

type ArticleRowProps = {
  article: ArticleCard;
  /** The heading level of the title. */
  heading: 'h2' | 'h3';
  /** Also shows the summary. */
  hasSummary?: boolean;
};

/** An article in a list: the whole row is the link. */
export function ArticleRow({ article, heading: Heading, hasSummary = false }: ArticleRowProps) {
  const t = useTranslations('ui.articles');
  const { slug, title, summary, category, readingMinutes } = article;
  return (
    <li className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-5 border-t border-line py-6 lg:grid-cols-[minmax(6.5rem,13rem)_minmax(0,1fr)_auto] lg:gap-x-10">
      <ReadingPlate category={category} className="h-26 self-start lg:h-34" />
      <div className="grid grid-cols-1 gap-x-10 gap-y-2 lg:grid-cols-[minmax(0,1fr)_minmax(6rem,15rem)] lg:items-center">
        <div>
          <Heading className="font-display text-2xl">
            <Link
              href={paths.article(slug)}
              className="decoration-accent decoration-[1.5px] underline-offset-[0.2em] group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </Heading>
          {hasSummary && <p className="mt-2 text-ink-soft max-md:hidden">{summary}</p>}
        </div>
        <p className="grid grid-cols-1 text-xs text-ink-soft lg:text-base">
          <span>{t(category)}</span>
          <span>{t('minutes', { count: readingMinutes })}</span>
        </p>
      </div>
      <ArrowRight aria-hidden size={26} strokeWidth={1.5} className="max-lg:hidden" />
    </li>
  );
}
