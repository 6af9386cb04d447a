import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { AddressField } from '@/domain/accounts/address-form';
import { provinceCodes } from '@/domain/provinces';
import type { FormField } from './form-field';

type AddressFieldsetProps = {
  legend: string;
  isLegendShown?: boolean;
  /** The kind of address that autofill should offer; any when left out. */
  kind?: 'shipping' | 'billing';
  phoneHint: string;
  /** What the chosen province means for the order; announced when it changes. */
  provinceNote?: string | null;
  field: (name: AddressField) => FormField;
};

/** One address. Labels and order are those of an envelope; autofill tokens distinguish shipping from billing. */
export function AddressFieldset(props: AddressFieldsetProps) {
  const { legend, isLegendShown = false, kind, phoneHint, provinceNote, field } = props;
  const t = useTranslations('fields.address');
  const provinceName = useTranslations('fields.provinces');
  const noteId = useId();
  const autofill = (token: string) => (kind ? `${kind} ${token}` : token);
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendShown ? 'mb-4 text-xl font-semibold' : 'sr-only'}>{legend}</legend>
      <div className="grid grid-cols-6 gap-x-4 gap-y-5">
        <TextField
          {...field('firstName')}
          label={t('firstName')}
          autoComplete={autofill('given-name')}
          className="col-span-6 md:col-span-3"
        />
        <TextField
          {...field('lastName')}
          label={t('lastName')}
          autoComplete={autofill('family-name')}
          className="col-span-6 md:col-span-3"
        />
        <TextField
          {...field('address')}
          label={t('address')}
          autoComplete={autofill('address-line1')}
          className="col-span-6"
        />
        <TextField
          {...field('apartment')}
          label={t('apartment')}
          autoComplete={autofill('address-line2')}
          className="col-span-6"
        />
        <TextField
          {...field('city')}
          label={t('city')}
          autoComplete={autofill('address-level2')}
          className="col-span-6 md:col-span-2"
        />
        {/* Side by side, until large letters need the room. */}
        <div className="col-span-6 flex flex-wrap gap-x-4 gap-y-5 md:col-span-4">
          <SelectField
            {...field('province')}
            label={t('province')}
            describedBy={provinceNote ? noteId : undefined}
            autoComplete={autofill('address-level1')}
            emptyLabel={t('chooseProvince')}
            options={provinceCodes.map((code) => ({ value: code, label: provinceName(code) }))}
            className="flex-[1_1_8.5rem]"
          />
          <TextField
            {...field('postalCode')}
            label={t('postalCode')}
            autoComplete={autofill('postal-code')}
            autoCapitalize="characters"
            className="flex-[1_1_8.5rem]"
          />
        </div>
        {provinceNote && (
          <p id={noteId} role="status" className="col-span-6 text-xs text-ink-soft">
            {provinceNote}
          </p>
        )}
        <TextField
          {...field('phone')}
          label={t('phone')}
          hint={phoneHint}
          type="tel"
          autoComplete={autofill('tel')}
          className="col-span-6"
        />
      </div>
    </fieldset>
  );
}
