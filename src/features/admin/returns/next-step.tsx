import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/toasts/toast';
import {
  canMoveReturn,
  maximumReturnNoteLength,
  type ReturnStatus,
} from '@/domain/orders/return-request';
import { MutationFaultNotice } from '../record/mutation-fault';
import { Part } from '../record/part';
import { useMutation } from '../record/use-mutation';
import { RefundForm } from './refund-form';
import { staffReturnSchema, type StaffReturn } from '@/domain/staff/answers/return';
import { refundFaults } from './refund-draft';

type NextStepProps = {
  value: StaffReturn;
  onMoved: (value: StaffReturn) => void;
  /** Called when the record changed meanwhile and has to be fetched again. */
  onStale: () => void;
};

/** The possible next steps of a return, each possible only once; the customer is told by mail. */
export function NextStep({ value, onMoved, onStale }: NextStepProps) {
  const t = useTranslations('admin-commerce.returns');
  const { return: request, order, isPaidBackHere } = value;
  const { busyWith, fault, run } = useMutation('/api/admin-return', staffReturnSchema, onStale);
  const [note, setNote] = useState('');
  const [isNoteMissing, setIsNoteMissing] = useState(false);
  const may = (to: ReturnStatus) => canMoveReturn(request.status, to);

  async function move(to: ReturnStatus, more: object = {}) {
    if (to === 'declined' && note.trim() === '') return setIsNoteMissing(true);
    setIsNoteMissing(false);
    const body = { id: request.id, version: request.version, to, note, ...more };
    const moved = await run(to, body);
    if (!moved) return;
    setNote('');
    onMoved(moved);
    await showToast('success', t('moved', { status: t(`statuses.${to}`) }));
  }

  if (!may('approved') && !may('received') && !may('refunded')) return null;
  const refused = refundFaults.find((code) => code === fault?.param);
  return (
    <Part heading={t('next')}>
      <div className="grid gap-6">
        <MutationFaultNotice fault={fault} refused={refused && t(`faults.${refused}`)} />
        <TextAreaField
          label={t('note')}
          hint={t('noteHint')}
          rows={3}
          maxLength={maximumReturnNoteLength}
          value={note}
          error={isNoteMissing ? t('noteMissing') : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        {may('approved') && (
          <ApproveForm
            isBusy={busyWith === 'approved'}
            onApprove={(label) => void move('approved', { label })}
          />
        )}
        {may('received') && (
          <Button
            className="justify-self-start"
            isBusy={busyWith === 'received'}
            onClick={() => void move('received')}
          >
            {t('receive')}
          </Button>
        )}
        {may('refunded') && (
          <RefundForm
            key={request.version}
            order={isPaidBackHere ? order : null}
            refunds={value.refunds}
            isBusy={busyWith === 'refunded'}
            onRefund={(refund) => void move('refunded', { refund })}
          />
        )}
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          {(['declined', 'canceled'] as const).filter(may).map((to) => (
            <Button
              key={to}
              variant="secondary"
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

type Label = { carrier: string; tracking_code: string };
type ApproveFormProps = { isBusy: boolean; onApprove: (label: Label | null) => void };

/** The approval includes the return label: without it the customer cannot send anything. */
function ApproveForm({ isBusy, onApprove }: ApproveFormProps) {
  const t = useTranslations('admin-commerce.returns');
  const [carrier, setCarrier] = useState('Canada Post');
  const [code, setCode] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const label = { carrier: carrier.trim(), tracking_code: code.trim() };
    onApprove(label.carrier === '' || label.tracking_code === '' ? null : label);
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t('carrier')}
          maxLength={100}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
        <TextField
          label={t('trackingCode')}
          hint={t('trackingHint')}
          maxLength={100}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('approve')}
      </Button>
    </form>
  );
}
