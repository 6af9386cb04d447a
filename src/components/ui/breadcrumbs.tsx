import { useTranslations } from 'next-intl';
import Link from 'next/link';

export type Crumb = { label: string; href?: string };

/** Where this page lies. The last one is the page itself and has no address. */
export function Breadcrumbs({ items, className }: { items: readonly Crumb[]; className?: string }) {
  const t = useTranslations('ui');
  return (
    <nav aria-label={t('breadcrumbs')} className={className}>
      <ol className="flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-center gap-3">
            {index > 0 && (
              <span aria-hidden className="text-ink-faint">
                /
              </span>
            )}
            {item.href ? (
              <Link
                href={item.href}
                className="inline-flex min-h-target items-center hover:underline"
              >
                {item.label}
              </Link>
            ) : (
              <span
                aria-current={index === items.length - 1 ? 'page' : undefined}
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
