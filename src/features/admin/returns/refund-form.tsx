import { useLocale, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { TextField } from '@/components/ui/fields/text-field';
import { formatMoneyInFull } from '@/domain/money';
import type { OrderRefund } from '@/domain/orders/order-refund';
import {
  planOf,
  refundBody,
  startingDraft,
  refundRequestOf,
  type RefundDraft,
} from './refund-draft';
import { RefundUnits } from './refund-units';
import type { ReturnedOrder } from '@/domain/staff/answers/return';

type RefundFormProps = {
  /** Null where a hosted store makes the refund. */
  order: ReturnedOrder | null;
  refunds: readonly OrderRefund[];
  isBusy: boolean;
  /** Called with null where no refund is made here. */
  onRefund: (refund: object | null) => void;
};

/** Chooses the refund. The button shows exactly the amount that is paid. */
export function RefundForm({ order, ...rest }: RefundFormProps) {
  const t = useTranslations('admin-commerce.returns');
  if (order) return <OwnRefund order={order} {...rest} />;
  return (
    <div className="grid gap-4">
      <p>{t('hosted')}</p>
      <Button
        className="justify-self-start"
        isBusy={rest.isBusy}
        onClick={() => rest.onRefund(null)}
      >
        {t('markRefunded')}
      </Button>
    </div>
  );
}

type OwnRefundProps = Omit<RefundFormProps, 'order'> & { order: ReturnedOrder };

function OwnRefund({ order, refunds, isBusy, onRefund }: OwnRefundProps) {
  const t = useTranslations('admin-commerce.returns');
  const locale = useLocale();
  const [draft, setDraft] = useState(() => startingDraft(order, refunds));
  const [wasTried, setWasTried] = useState(false);
  const change = (part: Partial<RefundDraft>) => setDraft({ ...draft, ...part });
  const planned = planOf(draft, order, refunds);
  const fault = planned.ok ? undefined : t(`faults.${planned.code}`);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    const refundRequest = refundRequestOf(draft);
    if (planned.ok && refundRequest && !isBusy) onRefund(refundBody(refundRequest));
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <OptionRows
        legend={t('howMuch')}
        name="refund-kind"
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        options={[
          { value: 'rest', label: t('kinds.rest') },
          { value: 'lines', label: t('kinds.lines') },
          { value: 'amount', label: t('kinds.amount') },
        ]}
      />
      {draft.kind === 'rest' && (
        <CheckboxField
          label={t('restock')}
          hint={t('restockHint')}
          checked={draft.isRestocked}
          onChange={({ target }) => change({ isRestocked: target.checked })}
        />
      )}
      {draft.kind === 'lines' && (
        <RefundUnits order={order} refunds={refunds} draft={draft} onChange={change} />
      )}
      {draft.kind === 'amount' && (
        <TextField
          label={t('amount', { currency: order.currency })}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          error={wasTried ? fault : undefined}
          onChange={({ target }) => change({ amount: target.value })}
        />
      )}
      <p role="status" className="text-ink-soft empty:hidden">
        {!planned.ok && draft.kind !== 'amount' && fault}
      </p>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {planned.ok
          ? t('payBack', { amount: formatMoneyInFull(planned.plan.amount, order.currency, locale) })
          : t('payBackNothing')}
      </Button>
    </form>
  );
}
