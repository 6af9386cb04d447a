import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/cx';
import { paths } from '@/domain/paths';

/** The way to the search: an address like any other, so it works before any script and costs no page anything. */
export function SearchLink({ className }: { className?: string }) {
  const t = useTranslations('shell.menu');
  return (
    <Link
      href={paths.search}
      prefetch={false}
      className={cx(
        'inline-flex min-h-target items-center gap-2 font-semibold underline-offset-[0.25em] hover:underline',
        className,
      )}
    >
      <Search aria-hidden size={20} strokeWidth={2} />
      {t('search')}
    </Link>
  );
}
