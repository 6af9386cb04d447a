import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { EmptyState } from '@/components/ui/empty-state';
import { mayStaff } from '@/domain/staff/staff-roles';
import { AdminLogin } from '../login/admin-login';
import { SecondStep } from '../login/second-step';
import { SetUp } from '../login/set-up';
import { AdminNav } from './admin-nav';
import { checkAdmin } from './admin-session';
import { OtherSection } from './other-section';
import { permissionOf, type SectionId } from './sections';
import { useAdmin } from './use-admin';
import { useOwnLanguage } from './use-own-language';
import styles from './admin-page.module.css';

type AdminPageProps = {
  /** The navigation entry of this page. */
  section: SectionId;
  /** The page's `h1`; empty until its subject is loaded. */
  title: ReactNode;
  /** Link back to its list, above the title. */
  back?: { href: string; label: string };
  /** Actions for the whole page, next to the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A page of the admin area: navigation, title, content. It stays empty until the login is known; without a login it
 * shows the next login step, and afterwards this page. In a section for another role it names that role.
 */
export function AdminPage({ section, title, back, actions, children }: AdminPageProps) {
  const { status, staffName, role, isUnreachable } = useAdmin();
  const sections = useTranslations('admin.sections');
  useOwnLanguage();
  if (status === 'unknown') return <Unknown isUnreachable={isUnreachable} />;
  if (status === 'second_step') return <SecondStep />;
  if (status === 'set_up') return <SetUp />;
  if (status === 'out' || role === null) return <AdminLogin />;
  const may = permissionOf(section);
  const isTheirs = mayStaff(role, may);
  return (
    <div className={cx('flex-1 text-xs lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]', styles.area)}>
      <AdminNav section={section} staffName={staffName} role={role} />
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
            {isTheirs ? title : sections(section)}
          </h1>
          {isTheirs && actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
        {isTheirs ? children : <OtherSection may={may} />}
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
