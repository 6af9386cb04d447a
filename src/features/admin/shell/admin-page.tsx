import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { AdminLogin } from './admin-login';
import { AdminNav } from './admin-nav';
import { checkAdmin } from './admin-session';
import type { RoomId } from './rooms';
import { useAdmin } from './use-admin';

type AdminPageProps = {
  /** Which entry of the navigation this page belongs to. */
  room: RoomId;
  /** The page's `h1`; empty while what it is about is not known. */
  title: ReactNode;
  /** The list this page came from, above its title. */
  back?: { href: string; label: string };
  /** What can be done with all of it, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A page of the admin area: navigation, title, content. While it is unknown who asks there is nothing; whoever is not
 * logged in gets the password's form in its place, and this very page afterwards.
 */
export function AdminPage({ room, title, back, actions, children }: AdminPageProps) {
  const { status, staffName, isUnreachable } = useAdmin();
  if (status === 'unknown') return <Unknown isUnreachable={isUnreachable} />;
  if (status === 'out') return <AdminLogin />;
  return (
    <div className="flex-1 text-xs lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <AdminNav room={room} staffName={staffName} />
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 px-5 pt-6 pb-12 outline-none md:px-10 md:pt-8"
      >
        {back && (
          <Link
            href={back.href}
            className="mb-2 inline-flex min-h-target items-center underline decoration-accent underline-offset-[0.25em]"
          >
            {back.label}
          </Link>
        )}
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="font-display text-[2.25rem] leading-tight wrap-anywhere md:text-[2.625rem]">
            {title}
          </h1>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
        {children}
      </main>
    </div>
  );
}

function Unknown({ isUnreachable }: { isUnreachable: boolean }) {
  const t = useTranslations('admin');
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh px-gutter py-12 outline-none">
      {isUnreachable && (
        <EmptyState
          title={t('failed.title')}
          headingLevel={1}
          action={<Button onClick={() => void checkAdmin()}>{t('failed.action')}</Button>}
        >
          {t('failed.text')}
        </EmptyState>
      )}
    </main>
  );
}
