import { Link } from '@/components/ui/text/link';
import { cx } from '@/components/ui/cx';
import { paths } from '@/domain/pages/paths';
import { useShellWords } from './shell-words';
import { ShellIcon } from './shell-icon';

/** A plain link to the search, so it works before any script and costs no page any code. */
export function SearchLink({ className }: { className?: string }) {
  const { menu: words } = useShellWords();
  return (
    <Link
      href={paths.search}
      prefetch={false}
      className={cx(
        'inline-flex min-h-target items-center gap-2 font-semibold underline-offset-[0.25em] hover:underline',
        className,
      )}
    >
      <ShellIcon name="search" size={20} strokeWidth={2} />
      {words.search}
    </Link>
  );
}
