import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { AddressGroup } from '@/domain/checkout-form';
import { provinceCodes } from '@/domain/provinces';
import { useField } from './use-field';

type AddressFieldsProps = {
  group: AddressGroup;
  legend: string;
  isLegendShown?: boolean;
  phoneHint: string;
};

/** One address. Names and order follow an envelope; autofill tokens tell shipping and billing apart. */
export function AddressFields({
  group,
  legend,
  isLegendShown = false,
  phoneHint,
}: AddressFieldsProps) {
  const t = useTranslations('checkout.address');
  const provinceName = useTranslations('checkout.provinces');
  const kind = group === 'shipDetails' ? 'shipping' : 'billing';
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendShown ? 'mb-4 text-xl font-semibold' : 'sr-only'}>{legend}</legend>
      <div className="grid grid-cols-6 gap-x-4 gap-y-5">
        <TextField
          {...useField(`${group}.firstName`)}
          label={t('firstName')}
          autoComplete={`${kind} given-name`}
          className="col-span-6 md:col-span-3"
        />
        <TextField
          {...useField(`${group}.lastName`)}
          label={t('lastName')}
          autoComplete={`${kind} family-name`}
          className="col-span-6 md:col-span-3"
        />
        <TextField
          {...useField(`${group}.address`)}
          label={t('address')}
          autoComplete={`${kind} address-line1`}
          className="col-span-6"
        />
        <TextField
          {...useField(`${group}.apartment`)}
          label={t('apartment')}
          autoComplete={`${kind} address-line2`}
          className="col-span-6"
        />
        <TextField
          {...useField(`${group}.city`)}
          label={t('city')}
          autoComplete={`${kind} address-level2`}
          className="col-span-6 md:col-span-2"
        />
        <SelectField
          {...useField(`${group}.province`)}
          label={t('province')}
          autoComplete={`${kind} address-level1`}
          emptyLabel={t('chooseProvince')}
          options={provinceCodes.map((code) => ({ value: code, label: provinceName(code) }))}
          className="col-span-6 min-[22.5rem]:col-span-3 md:col-span-2"
        />
        <TextField
          {...useField(`${group}.postalCode`)}
          label={t('postalCode')}
          autoComplete={`${kind} postal-code`}
          autoCapitalize="characters"
          className="col-span-6 min-[22.5rem]:col-span-3 md:col-span-2"
        />
        <TextField
          {...useField(`${group}.phone`)}
          label={t('phone')}
          hint={phoneHint}
          type="tel"
          autoComplete={`${kind} tel`}
          className="col-span-6"
        />
      </div>
    </fieldset>
  );
}
