import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/button';
import { staffPaths } from '@/domain/staff/staff-paths';
import { rolesThatMay, type StaffPermission } from '@/domain/staff/staff-roles';

/** Shown instead of a page for another role: names the roles that may open it, with a link back. */
export function OtherSection({ may }: { may: StaffPermission }) {
  const t = useTranslations('admin');
  const owners = rolesThatMay(may).map((role) => t(`roles.${role}`));
  return (
    <EmptyState
      title={t('otherRoom.title')}
      headingLevel={2}
      action={<ButtonLink href={staffPaths.admin}>{t('otherRoom.action')}</ButtonLink>}
    >
      {t('otherRoom.text', { roles: owners.join(', ') })}
    </EmptyState>
  );
}
