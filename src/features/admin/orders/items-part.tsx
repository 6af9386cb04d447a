import { useLocale, useTranslations } from 'next-intl';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { cents, formatMoneyInFull } from '@/domain/money';
import type { OrderView } from './order-answer';
import { useMay } from '../shell/use-may';
import { Part, type PartProps } from './order-part';

/** The items, with the serial numbers of the aids and the totals. */
export function ItemsPart({ view, state }: PartProps) {
  const t = useTranslations('admin-order');
  const locale = useLocale();
  const { order, adminFacts } = view;
  const mayChange = useMay('orders.change');
  const money = (amount: number) => formatMoneyInFull(cents(amount), order.currency, locale);
  return (
    <Part title={t('items')}>
      <ul className="grid gap-3">
        {order.lines.map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-3"
          >
            <span>
              <span className="font-semibold">
                {line.quantity} × {line.productName}
              </span>
              {line.variantName && <span className="block text-ink-soft">{line.variantName}</span>}
              {adminFacts?.serialNumbers[line.id]?.length ? (
                <span className="block">
                  {t('serialsAre', {
                    numbers: adminFacts.serialNumbers[line.id]?.join(', ') ?? '',
                  })}
                </span>
              ) : null}
            </span>
            <span className="tabular-nums">{money(line.priceTotal)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4">
        {order.totals.discountTotal > 0 && (
          <Sum label={t('discount')}>−{money(order.totals.discountTotal)}</Sum>
        )}
        <Sum label={t('shippingPrice')}>{money(order.totals.shipmentTotal)}</Sum>
        <Sum label={t('tax')}>{money(order.totals.taxTotal)}</Sum>
        <Sum label={t('total')}>
          <strong>{money(order.totals.grandTotal)}</strong>
        </Sum>
      </dl>
      {adminFacts && mayChange && order.lines.some(({ isHearingAid }) => isHearingAid) && (
        <SerialForm key={adminFacts.revision} view={view} state={state} />
      )}
    </Part>
  );
}

/** A total, aligned with the figures of the lines. */
function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 py-1">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

/** One field per line of aids; several numbers are separated by commas. */
function SerialForm({ view, state }: PartProps) {
  const t = useTranslations('admin-order');
  const aids = view.order.lines.filter(({ isHearingAid }) => isHearingAid);
  const [typed, setTyped] = useState<Record<string, string>>(() => startOf(view));
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const lines = aids.map(({ id }) => ({
      line_id: id,
      serial_numbers: (typed[id] ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    }));
    await state.change('/api/admin-order-serials', { lines }, t('serialsSaved'));
    setIsBusy(false);
  }

  return (
    <form noValidate method="post" onSubmit={save} className="mt-5 grid max-w-xl gap-4">
      {aids.map((line) => (
        <TextField
          key={line.id}
          label={t('serialsOf', { name: line.variantName ?? line.productName })}
          hint={t('serialsHint')}
          value={typed[line.id] ?? ''}
          onChange={(event) => setTyped({ ...typed, [line.id]: event.target.value })}
        />
      ))}
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        isBusy={isBusy}
        className="justify-self-start"
      >
        {t('saveSerials')}
      </Button>
    </form>
  );
}

function startOf({ adminFacts }: Pick<OrderView, 'adminFacts'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(adminFacts?.serialNumbers ?? {}).map(([id, numbers]) => [
      id,
      numbers.join(', '),
    ]),
  );
}
