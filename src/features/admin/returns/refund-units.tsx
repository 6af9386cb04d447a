import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { unitsLeft, type OrderRefund } from '@/domain/orders/order-refund';
import type { RefundDraft } from './refund-draft';
import type { ReturnedOrder } from '@/domain/staff/answers/return';

type RefundUnitsProps = {
  order: ReturnedOrder;
  refunds: readonly OrderRefund[];
  draft: RefundDraft;
  onChange: (part: Partial<RefundDraft>) => void;
};

/** The refunded units of each line, and how many of those go back into stock. */
export function RefundUnits({ order, refunds, draft, onChange }: RefundUnitsProps) {
  const t = useTranslations('admin-commerce.returns');
  return (
    <div className="grid gap-5">
      {order.lines.map((line) => {
        const left = unitsLeft(line, refunds);
        const name = line.variantName
          ? `${line.productName}, ${line.variantName}`
          : line.productName;
        const chosen = draft.units[line.id] ?? { quantity: 0, restocked: 0 };
        const set = (part: Partial<typeof chosen>) =>
          onChange({ units: { ...draft.units, [line.id]: { ...chosen, ...part } } });
        return (
          <fieldset key={line.id} className="grid gap-3 md:grid-cols-2">
            <legend className="mb-2 font-semibold">{name}</legend>
            <SelectField
              label={t('unitsBack', { count: left })}
              options={countsUpTo(left)}
              value={String(chosen.quantity)}
              onChange={({ target }) => set({ quantity: Number(target.value) })}
            />
            <SelectField
              label={t('unitsOnShelf')}
              options={countsUpTo(chosen.quantity)}
              value={String(Math.min(chosen.restocked, chosen.quantity))}
              onChange={({ target }) => set({ restocked: Number(target.value) })}
            />
          </fieldset>
        );
      })}
      {order.totals.shipmentTotal > 0 && (
        <CheckboxField
          label={t('withShipping')}
          checked={draft.isShippingIncluded}
          onChange={({ target }) => onChange({ isShippingIncluded: target.checked })}
        />
      )}
    </div>
  );
}

function countsUpTo(highest: number) {
  return Array.from({ length: highest + 1 }, (_, count) => ({
    value: String(count),
    label: String(count),
  }));
}
