import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { TextLink } from '@/components/ui/text/text-link';
import { caseKinds } from '@/domain/devices/device-case';
import { shownSerial } from '@/domain/devices/serial-number';
import { staffPaths } from '@/domain/staff/staff-paths';
import { Fact } from '../record/fact';
import { Part } from '../record/part';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { AdminPage } from '../shell/admin-page';
import { AdjustmentPart } from './adjustment-part';
import { CarePart } from './care-part';
import { ClaimPart } from './claim-part';
import { deviceCaseSchema, type DeviceCase } from '@/domain/staff/answers/device-case';
import { RegistrationPart } from './registration-part';

/** One claim, request or registration with its customer and the aid. */
export function DeviceScreen() {
  const t = useTranslations('admin-devices');
  const sections = useTranslations('admin.sections');
  const { query } = useRouter();
  const id = typeof query.id === 'string' ? query.id : null;
  const kind = caseKinds.find((one) => one === query.kind);
  const path =
    id === null || kind === undefined
      ? null
      : `/api/admin-device-case?${new URLSearchParams({ id, kind }).toString()}`;
  const answered = useAnswer(path, deviceCaseSchema);
  return (
    <AdminPage
      section="devices"
      title={kind === undefined ? '' : t(`kinds.${kind}`)}
      back={{ href: staffPaths.adminDevices, label: sections('devices') }}
    >
      <RecordView answered={answered}>
        {(value) => (
          <div className="grid gap-10 xl:grid-cols-2">
            <div className="grid content-start gap-10">
              <About value={value} />
              {value.device && <CarePart device={value.device} onSaved={answered.reload} />}
            </div>
            <div className="grid content-start gap-10">
              {value.claim && <ClaimPart value={value} answered={answered} />}
              {value.adjustment && <AdjustmentPart value={value} answered={answered} />}
              {kind === 'registration' && value.device && (
                <RegistrationPart device={value.device} answered={answered} />
              )}
            </div>
          </div>
        )}
      </RecordView>
    </AdminPage>
  );
}

function About({ value: { customer, device } }: { value: DeviceCase }) {
  const t = useTranslations('admin-devices');
  return (
    <Part heading={t('about')}>
      <dl className="grid gap-3">
        {customer && (
          <Fact label={t('customer')}>
            <span className="grid break-all">
              {customer.name && <span>{customer.name}</span>}
              <span>{customer.email}</span>
              {customer.phone && <span>{customer.phone}</span>}
            </span>
          </Fact>
        )}
        {device && (
          <>
            <Fact label={t('serial')}>
              {shownSerial(device.serial)}, {t(`ears.${device.ear}`)}
            </Fact>
            <Fact label={t('model')}>{device.model.name}</Fact>
            <Fact label={t('warranty')}>{device.warrantyEndsOn ?? t('afterDelivery')}</Fact>
            <Fact label={t('loss')}>{device.lossEndsOn ?? t('afterDelivery')}</Fact>
            {device.orderId && (
              <Fact label={t('order')}>
                <TextLink href={staffPaths.adminOrder(device.orderId)}>{t('openOrder')}</TextLink>
              </Fact>
            )}
          </>
        )}
      </dl>
    </Part>
  );
}
