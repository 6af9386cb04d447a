import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import { ReadingPlate } from '@/components/ui/pictures/reading-plate';
import { cx } from '@/components/ui/cx';
import { paths } from '@/domain/pages/paths';
import type { ArticleCard } from '@/domain/pages/reading';

/** The newest article, as large as it deserves. */
export function FeaturedArticle({ article }: { article: ArticleCard }) {
  const t = useTranslations('ui.articles');
  const { slug, title, category, readingMinutes } = article;
  const isDark = category === 'health-professional-resources';
  return (
    <article className={cx('group relative overflow-hidden', isDark && 'dark')}>
      <ReadingPlate category={category} isFaded className="absolute! inset-0" />
      <div className="relative grid min-h-[19rem] grid-cols-1 grid-rows-[1fr_auto] gap-6 p-6 pb-22 md:px-10 lg:min-h-[27rem] lg:p-10">
        <h2 className="max-w-[11em] self-center font-display text-4xl">
          <Link
            href={paths.article(slug)}
            className="decoration-accent decoration-2 underline-offset-[0.15em] group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <p>
          {t(category)}, {t('minutes', { count: readingMinutes })}
        </p>
      </div>
    </article>
  );
}
