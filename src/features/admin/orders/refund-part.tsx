import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/fields/text-field';
import { cents, formatMoneyInFull } from '@/domain/money';
import { Fact } from '../record/fact';
import { CaptureForm } from './capture-form';
import { focusFirstFault } from '../record/focus-first-fault';
import { centsOfText } from '../record/money-text';
import { FoldedPart, type AdminOrderPartProps } from './order-part';

/** Captured and refunded amounts, with forms to capture an authorised amount and to refund more. */
export function RefundPart({ view, state, adminFacts }: AdminOrderPartProps) {
  const t = useTranslations('admin-order');
  const format = useFormatter();
  const locale = useLocale();
  const { order, payments } = view;
  const money = (amount: number) => formatMoneyInFull(cents(amount), order.currency, locale);
  const isLost = payments.some((payment) => payment.state === 'lost');
  const latest = payments.at(-1);
  const paid = latest && `${t(`paymentStates.${latest.state}`)}, ${money(latest.amount)}`;
  const inShort =
    order.refundedTotal > 0
      ? t('eventRefunded', { amount: money(order.refundedTotal) })
      : (paid ?? money(order.totals.grandTotal));
  return (
    <FoldedPart title={t('money')} inShort={inShort} isOpen={isLost}>
      <dl className="grid gap-2">
        {payments.map((payment) => (
          <Fact key={payment.id} label={t(`paymentStates.${payment.state}`)}>
            {t('capturedBy', {
              amount: money(payment.amount),
              by: payment.card ? `${payment.card.brand} ${payment.card.last4}` : payment.method,
              date: format.dateTime(new Date(payment.paidAt), { dateStyle: 'medium' }),
            })}
          </Fact>
        ))}
        <Fact label={t('refunded')}>{money(order.refundedTotal)}</Fact>
        <Fact label={t('refundable')}>{money(adminFacts.refundable)}</Fact>
      </dl>
      {isLost && (
        <Notice tone="attention" className="mt-4">
          {t('paymentLost')}
        </Notice>
      )}
      {payments.some((payment) => payment.state === 'held') && (
        <CaptureForm key={`capture-${adminFacts.revision}`} state={state} />
      )}
      {adminFacts.refundable > 0 && (
        <RefundForm key={adminFacts.revision} view={view} state={state} adminFacts={adminFacts} />
      )}
    </FoldedPart>
  );
}

/** Refunds some units and the shipping, an amount, or all that is left; nothing is preselected. */
function RefundForm({ view, state, adminFacts }: AdminOrderPartProps) {
  const t = useTranslations('admin-order');
  // One key per form: if it is sent several times, the money is refunded only once.
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [hasShipping, setHasShipping] = useState(false);
  const [isAll, setIsAll] = useState(false);
  const [amount, setAmount] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const lines = view.order.lines.filter(({ id }) => (adminFacts.unitsLeft[id] ?? 0) > 0);

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sum = centsOfText(amount);
    if (isBusy) return;
    const isPart = chosen.length > 0 || hasShipping;
    const isNothing = !isAll && !isPart && sum === null;
    const wrong = sum === null && amount.trim() !== '' ? 'amountOdd' : isNothing && 'refundNothing';
    setFault(wrong ? t(wrong) : undefined);
    if (wrong) return focusFirstFault(event.currentTarget);
    setIsBusy(true);
    const units = chosen.map((id) => ({
      line_id: id,
      quantity: adminFacts.unitsLeft[id] ?? 0,
      restocked: 0,
    }));
    const part = sum ? { amount: sum } : { lines: units, shipping: hasShipping };
    const fields = isAll ? {} : part;
    await state.change('/api/admin-refund-order', { key, ...fields }, t('refundDone'));
    setIsBusy(false);
  }

  return (
    <form noValidate method="post" onSubmit={pay} className="mt-4 grid max-w-xl gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{t('refundWhat')}</legend>
        {lines.map((line) => (
          <CheckboxField
            key={line.id}
            checked={chosen.includes(line.id)}
            onChange={() => setChosen(toggled(chosen, line.id))}
            label={`${adminFacts.unitsLeft[line.id] ?? 0} × ${line.productName}`}
          />
        ))}
        <CheckboxField
          checked={hasShipping}
          onChange={() => setHasShipping(!hasShipping)}
          label={t('shippingPrice')}
        />
        <CheckboxField checked={isAll} onChange={() => setIsAll(!isAll)} label={t('refundAll')} />
      </fieldset>
      <TextField
        label={t('refundAmount')}
        hint={t('refundHint')}
        inputMode="decimal"
        value={amount}
        error={fault}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        isBusy={isBusy}
        className="justify-self-start"
      >
        {t('refund')}
      </Button>
    </form>
  );
}

function toggled(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}
