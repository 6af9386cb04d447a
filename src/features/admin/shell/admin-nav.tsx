import { useTranslations } from 'next-intl';
import { LogOut } from '@/components/icons/log-out';
import { Menu } from '@/components/icons/menu';
import { Link } from '@/components/ui/text/link';
import { useId, useState } from 'react';
import { BrandMark } from '@/components/shell/brand-mark';
import { cx } from '@/components/ui/cx';
import { brand } from '@/domain/brand';
import { staffPaths } from '@/domain/staff/staff-paths';
import { mayStaff, type StaffRole } from '@/domain/staff/staff-roles';
import { LanguageButton } from './language-button';
import { logOutAdmin } from './admin-session';
import { sections, type SectionId } from './sections';
import { useWaiting } from './use-waiting';

type AdminNavProps = { section: SectionId; staffName: string; role: StaffRole };

const entry =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left text-xs font-medium text-spruce-200 no-underline hover:bg-spruce-800 hover:text-white';

/** The dark sidebar of the admin area. In narrow windows it is a bar whose button opens the same list. */
export function AdminNav({ section, staffName, role }: AdminNavProps) {
  const t = useTranslations('admin');
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useWaiting();
  const countId = useId();
  return (
    <header className="dark flex flex-col bg-spruce-900 px-4 py-3 lg:sticky lg:top-0 lg:h-dvh lg:gap-6 lg:py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          href={staffPaths.admin}
          aria-label={t('home', { brand: brand.name })}
          className="flex min-h-target items-center gap-3 px-2 font-display text-[1.375rem] no-underline"
        >
          <BrandMark className="size-8" />
          {brand.name.split(' ')[0]}
        </Link>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="admin-rooms"
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-target items-center gap-2 rounded-full px-4 font-semibold lg:hidden"
        >
          <Menu aria-hidden size={22} />
          {t('menu')}
        </button>
      </div>
      <div
        id="admin-rooms"
        style={{ minHeight: 0 }}
        className={cx('flex-1 flex-col justify-between gap-4 lg:flex', isOpen ? 'flex' : 'hidden')}
      >
        {/* Only the sections scroll in a low window: logging out stays in sight. */}
        <nav aria-label={t('navigation')} className="lg:overflow-y-auto">
          <ul className="grid gap-1">
            {sections
              .filter(({ may }) => mayStaff(role, may))
              .map(({ id, href, icon: Icon }) => (
                <li key={id} className="relative">
                  <Link
                    href={href}
                    aria-current={id === section ? 'page' : undefined}
                    aria-describedby={waiting[id] ? `${countId}-${id}` : undefined}
                    onClick={() => setIsOpen(false)}
                    className={cx(
                      entry,
                      'aria-[current=page]:bg-spruce-700 aria-[current=page]:font-semibold aria-[current=page]:text-white',
                    )}
                  >
                    <Icon aria-hidden size={22} strokeWidth={1.75} className="flex-none" />
                    {t(`sections.${id}`)}
                  </Link>
                  <WaitingCount id={`${countId}-${id}`} count={waiting[id] ?? 0} />
                </li>
              ))}
          </ul>
        </nav>
        <div className="grid gap-1">
          <p className="px-3 text-xs break-words text-spruce-200">
            {t('loggedInAs', { name: staffName, role: t(`roles.${role}`) })}
          </p>
          <LanguageButton className={entry} />
          <button type="button" onClick={() => void logOutAdmin()} className={entry}>
            <LogOut aria-hidden size={22} strokeWidth={1.75} className="flex-none" />
            {t('logOut')}
          </button>
        </div>
      </div>
    </header>
  );
}

/** Next to the link and not inside it: the link's name stays the same, and the count is read after it. */
function WaitingCount({ id, count }: { id: string; count: number }) {
  const t = useTranslations('admin');
  if (count === 0) return null;
  return (
    <span
      id={id}
      className="tabular-nums pointer-events-none absolute inset-y-0 right-3 flex items-center text-xs font-semibold text-white"
    >
      {t.rich('waiting', {
        count,
        words: (chunks) => <span className="sr-only">{chunks}</span>,
      })}
    </span>
  );
}
