import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { MutationFaultNotice } from '../record/mutation-fault';
import { Part } from '../record/part';
import type { Answered } from '../record/use-answer';
import { useMutation } from '../record/use-mutation';
import { deviceCaseSchema, type DeviceCase } from '@/domain/staff/answers/device-case';
import { SaveButton } from './save-button';

type RegistrationPartProps = {
  device: NonNullable<DeviceCase['device']>;
  answered: Answered<DeviceCase>;
};

/** A pair bought elsewhere: its proof of purchase, and our decision. */
export function RegistrationPart({ device, answered }: RegistrationPartProps) {
  const t = useTranslations('admin-devices');
  const { busyWith, fault, run } = useMutation(
    '/api/admin-device',
    deviceCaseSchema,
    answered.reload,
  );

  async function decide(isAccepted: boolean) {
    const body = { id: device.id, is_accepted: isAccepted };
    const moved = await run(isAccepted ? 'accept' : 'decline', body, 'PUT');
    if (!moved) return;
    answered.show(moved);
    await showToast('success', t('saved'));
  }

  return (
    <Part heading={t('registration')}>
      <div className="grid justify-items-start gap-5">
        <MutationFaultNotice
          fault={fault}
          refused={fault?.param === 'serial_taken' ? t('refusals.serial_taken') : undefined}
        />
        {device.proofFileId && (
          <SaveButton
            path={`/api/files/${device.proofFileId}`}
            fileName="proof-of-purchase"
            label={t('proof')}
          />
        )}
        {device.status === 'waiting' && (
          <div className="flex flex-wrap gap-3">
            <Button isBusy={busyWith === 'accept'} onClick={() => void decide(true)}>
              {t('accept')}
            </Button>
            <Button
              variant="secondary"
              isBusy={busyWith === 'decline'}
              onClick={() => void decide(false)}
            >
              {t('decline')}
            </Button>
          </div>
        )}
      </div>
    </Part>
  );
}
