import { useTranslations } from 'next-intl';
import { CalendarDays } from '@/components/icons/calendar-days';
import { AudioLines } from '@/components/icons/audio-lines';
import type { Icon } from '@/components/icons/drawn';
import { Ear } from '@/components/icons/ear';
import { LogOut } from '@/components/icons/log-out';
import { Mail } from '@/components/icons/mail';
import { Package } from '@/components/icons/package';
import { RefreshCw } from '@/components/icons/refresh-cw';
import { ShieldCheck } from '@/components/icons/shield-check';
import { UserRound } from '@/components/icons/user-round';
import { Link } from '@/components/ui/text/link';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import type { CustomerAccount } from '@/client/wire/account-from-wire';
import { cx } from '@/components/ui/cx';
import { Container } from '@/components/ui/text/section';
import { paths } from '@/domain/pages/paths';
import { trialPaths } from '@/domain/pages/trial-paths';
import { logOut, RequireCustomer } from '@/features/auth/public';
import type { Messages } from '@/messages/catalogue';

type AccountPage = {
  label: keyof Messages['account']['menu'];
  href: string;
  icon: Icon;
};

/** The pages of the account, in the order of their menu. */
const accountPages: readonly AccountPage[] = [
  { label: 'profile', href: paths.account, icon: UserRound },
  { label: 'orders', href: paths.accountOrders, icon: Package },
  { label: 'aids', href: trialPaths.aids, icon: Ear },
  { label: 'subscriptions', href: paths.accountSubscriptions, icon: RefreshCw },
  { label: 'sixtyDays', href: trialPaths.sixtyDays, icon: CalendarDays },
  { label: 'hearing', href: paths.accountHearing, icon: AudioLines },
  { label: 'news', href: paths.accountEmail, icon: Mail },
  { label: 'privacy', href: paths.accountPrivacy, icon: ShieldCheck },
];

type AccountLayoutProps = {
  heading: string;
  /** Called with the customer who is logged in; never without one. */
  children: (account: CustomerAccount) => ReactNode;
};

/** Frame of every account page: the login guard, the menu beside it (above it on phones), and its heading. */
export function AccountLayout({ heading, children }: AccountLayoutProps) {
  return (
    <RequireCustomer>
      {(account) => (
        <Container className="grid min-h-dvh grid-cols-1 content-start gap-x-12 gap-y-6 pt-6 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-14 xl:gap-x-20">
          <AccountMenu />
          <div className="min-w-0">
            <h1 className="font-display text-4xl wrap-anywhere">{heading}</h1>
            <div className="mt-8 lg:mt-10">{children(account)}</div>
          </div>
        </Container>
      )}
    </RequireCustomer>
  );
}

const row =
  'inline-flex min-h-target items-center gap-3 px-3 py-2 leading-snug font-medium border-aurora-600 hover:text-accent max-lg:border-b-3 max-lg:px-1 lg:min-h-13 lg:w-full lg:border-l-3 lg:px-5';

function AccountMenu() {
  const t = useTranslations('account');
  const { pathname } = useRouter();
  return (
    <nav aria-label={t('navigation')}>
      <ul className="flex flex-wrap gap-x-5 border-b border-line lg:grid lg:border-0">
        {accountPages.map(({ label, href, icon: Icon }) => {
          const isCurrent = pathname === href;
          return (
            <li key={label}>
              <Link
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(row, isCurrent ? 'font-semibold' : 'border-transparent')}
              >
                <Icon
                  aria-hidden
                  size={22}
                  strokeWidth={1.75}
                  className="flex-none max-sm:hidden"
                />
                {t(`menu.${label}`)}
              </Link>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            onClick={() => void logOut()}
            className={cx(row, 'border-transparent')}
          >
            <LogOut aria-hidden size={22} strokeWidth={1.75} className="flex-none max-sm:hidden" />
            {t('menu.logout')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
