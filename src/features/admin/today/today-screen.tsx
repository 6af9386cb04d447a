import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/ui/button';
import { AdminPage } from '../shell/admin-page';
import { rooms } from '../shell/rooms';

/** Where a day in the clinic starts. */
export function TodayScreen() {
  const t = useTranslations('admin.rooms');
  return (
    <AdminPage room="today" title={t('today')}>
      <ul className="grid gap-2">
        {rooms
          .filter(({ id }) => id !== 'today')
          .map(({ id, href }) => (
            <li key={id}>
              <GoLink href={href}>{t(id)}</GoLink>
            </li>
          ))}
      </ul>
    </AdminPage>
  );
}
