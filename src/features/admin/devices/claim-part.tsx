import { boolean, object } from 'yup';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/toasts/toast';
import {
  canMoveClaim,
  isFeeDue,
  maximumClaimWords,
  type ClaimStatus,
} from '@/domain/devices/claim';
import { shownSerial } from '@/domain/devices/serial-number';
import { cents, formatMoneyInFull } from '@/domain/money';
import { MutationFaultNotice } from '../record/mutation-fault';
import { Fact } from '../record/fact';
import { Part } from '../record/part';
import type { Answered } from '../record/use-answer';
import { useMutation } from '../record/use-mutation';
import { useMay } from '../shell/use-may';
import { deviceCaseSchema, type DeviceCase } from '@/domain/staff/answers/device-case';
import { SaveButton } from './save-button';

const steps = ['approved', 'received', 'sent', 'declined'] as const;

const refusals = [
  'card_missing',
  'card_refused',
  'card_asks_holder',
  'fee_open',
  'serial_missing',
  'serial_format',
  'serial_ear',
  'serial_taken',
  'no_address',
  'address_refused',
  'unavailable',
] as const;

const doneSchema = object({ success: boolean().required() });

type ClaimPartProps = { value: DeviceCase; answered: Answered<DeviceCase> };

/** A claim: what the customer reported, and the next step. */
export function ClaimPart({ value, answered }: ClaimPartProps) {
  const t = useTranslations('admin-devices');
  const locale = useLocale();
  const { claim, earlier } = value;
  if (!claim) return null;
  const fee = formatMoneyInFull(cents(claim.fee), 'CAD', locale);
  const refunded = formatMoneyInFull(cents(claim.feeRefund?.amount ?? 0), 'CAD', locale);
  return (
    <>
      <Part heading={t('report')}>
        <dl className="grid gap-3">
          <Fact label={t('kind')}>{t(`claimKinds.${claim.kind}`)}</Fact>
          <Fact label={t('state')}>{t(`claimStatuses.${claim.status}`)}</Fact>
          <Fact label={t('earlier')}>{earlier}</Fact>
          {claim.faults.length > 0 && (
            <Fact label={t('faultsAre')}>
              {claim.faults.map((fault) => t(`faults.${fault}`)).join(', ')}
            </Fact>
          )}
          {claim.words !== '' && <Fact label={t('words')}>{claim.words}</Fact>}
          <Fact label={t('photos')}>
            <span className="grid justify-items-start gap-2">
              {claim.photoIds.map((id, index) => (
                <SaveButton
                  key={id}
                  path={`/api/files/${id}`}
                  fileName={`photo-${index + 1}`}
                  label={t('photo', { number: index + 1 })}
                />
              ))}
            </span>
          </Fact>
          {claim.fee > 0 && <Fact label={t('fee')}>{t(feeStateOf(claim), { fee, refunded })}</Fact>}
          {claim.parcel && (
            <Fact label={t('parcel')}>
              <span className="grid justify-items-start gap-2">
                {claim.parcel.number}, {claim.parcel.carrier} {claim.parcel.trackingCode}
                {claim.parcel.serial && <span>{shownSerial(claim.parcel.serial)}</span>}
                <SaveButton
                  path={`/api/admin-device-claim?id=${encodeURIComponent(claim.id)}`}
                  fileName={`label-${claim.parcel.number}.pdf`}
                  label={t('saveLabel')}
                />
              </span>
            </Fact>
          )}
        </dl>
      </Part>
      <NextClaimStep claim={claim} answered={answered} />
      <FeeRefund claim={claim} answered={answered} />
    </>
  );
}

type NextClaimStepProps = {
  claim: NonNullable<DeviceCase['claim']>;
  answered: Answered<DeviceCase>;
};

function NextClaimStep({ claim, answered }: NextClaimStepProps) {
  const t = useTranslations('admin-devices');
  const [note, setNote] = useState('');
  const [serial, setSerial] = useState('');
  const { busyWith, fault, run } = useMutation(
    '/api/admin-device-claim',
    deviceCaseSchema,
    answered.reload,
  );
  const possible = steps.filter((to) => canMoveClaim(claim, to));
  if (possible.length === 0) return null;

  async function move(to: ClaimStatus | FeeStep) {
    const moved = await run(to, { id: claim.id, version: claim.version, to, note, serial });
    if (!moved) return;
    setNote('');
    answered.show(moved);
    await showToast('success', t('saved'));
  }

  const refused = refusals.find((code) => code === fault?.param);
  return (
    <Part heading={t('next')}>
      <div className="grid gap-5">
        <MutationFaultNotice fault={fault} refused={refused && t(`refusals.${refused}`)} />
        <TextAreaField
          label={t('note')}
          rows={3}
          maxLength={maximumClaimWords}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {possible.includes('sent') && (
          <TextField
            label={t('newSerial')}
            hint={t('newSerialHint')}
            maxLength={40}
            value={serial}
            onChange={({ target }) => setSerial(target.value)}
          />
        )}
        {isFeeDue({ ...claim, fee: cents(claim.fee) }) && (
          <FeeButtons busyWith={busyWith} onStep={(step) => void move(step)} />
        )}
        <div className="flex flex-wrap gap-3">
          {possible.map((to) => (
            <Button
              key={to}
              variant={to === 'declined' ? 'secondary' : 'primary'}
              isBusy={busyWith === to}
              onClick={() => void move(to)}
            >
              {t(`do.${to}`)}
            </Button>
          ))}
        </div>
      </div>
    </Part>
  );
}

/** Refunds a fee that was charged to the card. A fee that was paid in another way goes back in that way. */
function FeeRefund({ claim, answered }: NextClaimStepProps) {
  const t = useTranslations('admin-devices');
  const mayRefund = useMay('orders.change');
  const { busyWith, fault, run } = useMutation(
    '/api/admin-refund-device-fee',
    doneSchema,
    answered.reload,
  );
  if (!mayRefund || claim.feePaymentId === null || claim.feeRefund !== null) return null;

  async function refund() {
    if (!(await run('refund', { id: claim.id, version: claim.version }))) return;
    answered.reload();
    await showToast('success', t('feeRefundDone'));
  }

  return (
    <Part heading={t('fee')}>
      <div className="grid justify-items-start gap-3">
        <MutationFaultNotice fault={fault} />
        <p className="text-ink-soft">{t('feeRefundHint')}</p>
        <Button variant="secondary" isBusy={busyWith !== null} onClick={() => void refund()}>
          {t('feeRefund')}
        </Button>
      </div>
    </Part>
  );
}

type FeeStep = 'fee_charged' | 'fee_paid';

type FeeButtonsProps = { busyWith: string | null; onStep: (step: FeeStep) => void };

/** Charges the fee to the card that the customer keeps, or notes that it was paid in another way. */
function FeeButtons({ busyWith, onStep }: FeeButtonsProps) {
  const t = useTranslations('admin-devices');
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{t('feeHint')}</p>
      <div className="flex flex-wrap gap-3">
        {(['fee_charged', 'fee_paid'] as const).map((step) => (
          <Button
            key={step}
            variant="secondary"
            isBusy={busyWith === step}
            onClick={() => onStep(step)}
          >
            {t(step === 'fee_charged' ? 'feeCharge' : 'feeWasPaid')}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The words for how the fee stands. */
function feeStateOf({
  feePaidAt,
  feePaymentId,
  feeRefund,
}: Pick<NonNullable<DeviceCase['claim']>, 'feePaidAt' | 'feePaymentId' | 'feeRefund'>) {
  if (feeRefund !== null) return 'feeRefunded';
  if (feePaidAt === null) return 'feeOpen';
  return feePaymentId === null ? 'feePaid' : 'feePaidByCard';
}
