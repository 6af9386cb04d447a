import { useShellWords } from '@/components/shell/shell-words';
import { Link } from '@/components/ui/text/link';
import { paths } from '@/domain/pages/paths';
import { logOut } from './lazy-auth-actions';

type AccountListProps = { id: string; onLeave: () => void };

const row =
  'flex min-h-12 w-full items-center px-5 text-left text-base font-medium whitespace-nowrap underline-offset-[0.25em] hover:underline';

/** The links of the account menu in the header. */
export function AccountList({ id, onLeave }: AccountListProps) {
  const { menu: words } = useShellWords();
  return (
    <ul
      id={id}
      className="absolute z-10 grid min-w-48 rounded-md border border-line bg-page py-2 shadow-overlay max-lg:bottom-full max-lg:left-0 lg:top-full lg:right-0"
    >
      <li>
        <Link href={paths.account} onClick={onLeave} className={row}>
          {words.myAccount}
        </Link>
      </li>
      <li>
        <button type="button" onClick={() => void logOut()} className={row}>
          {words.logout}
        </button>
      </li>
    </ul>
  );
}
