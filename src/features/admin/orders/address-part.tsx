import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import {
  normalizePhone,
  normalizePostalCode,
  printedPhone,
} from '@/domain/checkout/checkout-address';
import { provinceCodes } from '@/domain/provinces';
import type { OrderView } from '@/domain/staff/answers/order';
import { Part, type PartProps } from './order-part';

const fieldNames = [
  'first_name',
  'last_name',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'phone',
] as const;
type Field = (typeof fieldNames)[number];
type Fields = Record<Field, string>;

/** The delivery address; it can be corrected while nothing has been shipped. */
export function AddressPart({ view, state }: PartProps) {
  const t = useTranslations('admin-order');
  const [isEdited, setIsEdited] = useState(false);
  const { order, adminFacts } = view;
  const to = order.shipping;
  const town = [to?.city, to?.state, to?.zip].filter(Boolean).join(' ');
  const lines = [nameOf(to), to?.address1, to?.address2, town, to?.phone && printedPhone(to.phone)];
  return (
    <Part title={t('address')}>
      <address className="not-italic">
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {order.shippingRate && <p className="mt-2 text-ink-soft">{order.shippingRate.name}</p>}
      {adminFacts?.isAddressOpen && !isEdited && (
        <Button size="sm" variant="secondary" onClick={() => setIsEdited(true)} className="mt-3">
          {t('editAddress')}
        </Button>
      )}
      {adminFacts?.isAddressOpen && isEdited && (
        <AddressForm view={view} state={state} onDone={() => setIsEdited(false)} />
      )}
    </Part>
  );
}

function AddressForm({ view, state, onDone }: PartProps & { onDone: () => void }) {
  const t = useTranslations('admin-order');
  const provinces = useTranslations('fields.provinces');
  const [fields, setFields] = useState<Fields>(() => startOf(view));
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const faults = isChecked ? faultsOf(fields) : [];

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsChecked(true);
    const [first] = faultsOf(fields);
    if (first) return document.getElementById(`desk-${first}`)?.focus();
    setIsBusy(true);
    const isSaved = await state.change('/api/admin-order-address', fields, t('addressSaved'));
    setIsBusy(false);
    if (isSaved) onDone();
  }

  return (
    <form noValidate method="post" onSubmit={save} className="mt-4 grid gap-4">
      {fieldNames.map((name) => {
        const field = {
          id: `desk-${name}`,
          label: t(`fields.${name}`),
          value: fields[name],
          error: faults.includes(name) ? t('fieldWrong') : undefined,
          autoComplete: 'off',
        };
        const change = (value: string) => setFields({ ...fields, [name]: value });
        return name === 'state' ? (
          <SelectField
            key={name}
            {...field}
            emptyLabel={t('chooseProvince')}
            options={provinceCodes.map((value) => ({ value, label: provinces(value) }))}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <TextField key={name} {...field} onChange={(event) => change(event.target.value)} />
        );
      })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" isBusy={isBusy}>
          {t('saveAddress')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t('leaveAddress')}
        </Button>
      </div>
    </form>
  );
}

function nameOf(to: OrderView['order']['shipping']): string {
  return to?.name ?? [to?.firstName, to?.lastName].filter(Boolean).join(' ');
}

function startOf({ order: { shipping: to } }: OrderView): Fields {
  const [first = '', ...rest] = nameOf(to).split(/\s+/);
  const known = (field: 'address1' | 'address2' | 'city' | 'zip' | 'phone') => to?.[field] ?? '';
  return {
    first_name: to?.firstName ?? first,
    last_name: to?.lastName ?? rest.join(' '),
    address1: known('address1'),
    address2: known('address2'),
    city: known('city'),
    state: provinceCodes.find((code) => code === to?.state) ?? '',
    zip: known('zip'),
    phone: printedPhone(known('phone')),
  };
}

function faultsOf(fields: Fields): Field[] {
  return fieldNames.filter((name) => {
    if (name === 'address2') return false;
    if (name === 'zip') return normalizePostalCode(fields.zip) === null;
    if (name === 'phone') return normalizePhone(fields.phone) === null;
    return fields[name].trim() === '';
  });
}
