import { useTranslations } from 'next-intl';
import { ChevronLeft } from '@/components/icons/chevron-left';
import { ChevronRight } from '@/components/icons/chevron-right';
import { Link } from './text/link';
import { pagesToShow } from './pages-to-show';

type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
};

const cell = 'grid min-h-target min-w-target place-items-center rounded-full font-medium';

/** Page numbers with arrows at both ends. Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const t = useTranslations('ui');
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('pages')}>
      <ul className="flex flex-wrap gap-1.5">
        {page > 1 && (
          <li>
            <Link
              href={hrefOf(page - 1)}
              aria-label={t('previous')}
              className={`${cell} hover:bg-birch-200`}
            >
              <ChevronLeft aria-hidden size={22} />
            </Link>
          </li>
        )}
        {pagesToShow(page, pageCount).map((entry) => (
          <li key={entry}>
            {typeof entry === 'string' ? (
              <span className={cell}>…</span>
            ) : (
              <Link
                href={hrefOf(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className={`${cell} not-aria-[current=page]:hover:bg-birch-200 aria-[current=page]:bg-ink aria-[current=page]:text-birch-50`}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link
              href={hrefOf(page + 1)}
              aria-label={t('next')}
              className={`${cell} hover:bg-birch-200`}
            >
              <ChevronRight aria-hidden size={22} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
