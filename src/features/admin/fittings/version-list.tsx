import { useTranslations } from 'next-intl';
import { useClinicTime } from '../record/use-clinic-time';
import { Part } from '../record/part';
import type { StaffSheet } from '@/domain/staff/answers/fitting';

/** Every version of the sheet with who made and who signed it, the newest first. */
export function VersionList({ sheets }: { sheets: readonly StaffSheet[] }) {
  const t = useTranslations('admin-fitting');
  const { moment } = useClinicTime();
  if (sheets.length === 0) return null;
  return (
    <Part heading={t('versions')}>
      <ol reversed className="grid gap-3">
        {sheets.toReversed().map(({ id, version, sheet, signature, staffName, createdAt }) => (
          <li key={id}>
            <span className="block font-semibold">{t('version', { version })}</span>
            <span className="block">{t(`bases.${sheet.basis}`)}</span>
            <span className="block text-ink-soft">
              {t('madeBy', { name: staffName, moment: moment(createdAt) })}
            </span>
            {signature && (
              <span className="block text-ink-soft">
                {t('signedBy', { ...signature, moment: moment(signature.at) })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}
