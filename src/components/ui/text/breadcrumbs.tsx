import { useTranslations } from 'next-intl';
import { Link } from './link';
import type { Trail } from '@/domain/pages/trail';

type BreadcrumbsProps = {
  trail: Trail;
  /** False where the page's own heading follows directly. */
  isPageNamed?: boolean;
};

/** The page's place in the site. The last item is the page itself, without a link. */
export function Breadcrumbs({ trail, isPageNamed = true }: BreadcrumbsProps) {
  const t = useTranslations('ui');
  const here = trail.at(-1);
  const items = isPageNamed ? trail : trail.slice(0, -1);
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-center gap-3">
            {index > 0 && (
              <span aria-hidden className="text-ink-faint">
                /
              </span>
            )}
            {item.href && item !== here ? (
              <Link
                href={item.href}
                className="-mx-1 inline-flex min-h-target items-center px-1 hover:underline"
              >
                {item.label}
              </Link>
            ) : (
              <span
                aria-current={item === here ? 'page' : undefined}
                className="inline-flex min-h-target items-center"
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
