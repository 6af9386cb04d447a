import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import { paths } from '@/domain/pages/paths';
import { articleCategories, type ArticleCategory } from '@/domain/pages/reading';

const tab =
  'flex min-h-13 min-w-target flex-none items-center border-b-3 border-transparent py-3 font-medium text-ink-soft hover:text-ink aria-[current=page]:border-focus aria-[current=page]:font-semibold aria-[current=page]:text-ink';

/** The subjects of articles; each has a page of its own. */
export function CategoryTabs({ category }: { category: ArticleCategory | null }) {
  const t = useTranslations('articles');
  const names = useTranslations('ui.articles');
  return (
    <nav aria-label={t('filter')} className="border-b border-line">
      <ul className="-mx-gutter flex [scrollbar-width:none] gap-x-8 overflow-x-auto px-gutter lg:mx-0 lg:px-0">
        <li className="flex flex-none">
          <Link
            href={paths.articles}
            aria-current={category === null ? 'page' : undefined}
            className={tab}
          >
            {t('all')}
          </Link>
        </li>
        {articleCategories.map((value) => (
          <li key={value} className="flex flex-none">
            <Link
              href={paths.articlesAbout(value)}
              aria-current={category === value ? 'page' : undefined}
              className={tab}
            >
              {names(value)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
