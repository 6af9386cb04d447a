import { cx } from '@/components/ui/cx';
import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { TextField } from '@/components/ui/fields/text-field';
import { Notice } from '@/components/ui/notice';
import type { FittingBasis } from '@/domain/fitting/fitting-basis';
import { maximumClinicianLength, maximumLicenceLength } from '@/domain/fitting/sign-off';
import type { SignOff } from './use-sign-off';
import styles from './fittings.module.css';

/** Who signs, and the two lines to tick. */
export function SignOffFields({ signOff, basis }: { signOff: SignOff; basis: FittingBasis }) {
  const t = useTranslations('admin-fitting');
  const words = useTranslations('admin.record');
  const { ticks, tick, fault } = signOff;
  const isMissing = fault === 'tickFirst' || fault === 'nameFirst';
  return (
    <>
      <div className={cx('grid gap-4', styles.signOff)}>
        <TextField
          label={t('clinician')}
          value={signOff.clinician}
          maxLength={maximumClinicianLength}
          onChange={({ target }) => signOff.setClinician(target.value)}
        />
        <TextField
          label={t('licence')}
          value={signOff.licence}
          maxLength={maximumLicenceLength}
          onChange={({ target }) => signOff.setLicence(target.value)}
        />
      </div>
      <div>
        <CheckboxField
          label={t('lookedTick')}
          checked={ticks.looked}
          onChange={({ target }) => tick('looked', target.checked)}
        />
        <CheckboxField
          label={t(basis === 'starting' ? 'startingTick' : 'enoughTick')}
          checked={ticks.enough}
          onChange={({ target }) => tick('enough', target.checked)}
        />
      </div>
      <div role="alert" className="empty:hidden">
        {fault && <Notice tone="attention">{isMissing ? t(fault) : words(fault)}</Notice>}
      </div>
    </>
  );
}
