import { useTranslations } from 'next-intl';
import { Controller } from 'react-hook-form';
import type { FormField } from '@/components/forms/form-field';
import { NotSent } from '@/components/forms/not-sent';
import { useKitForm } from '@/components/forms/use-kit-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { GuestOrderField, GuestOrderValues } from '@/domain/orders/guest-order-form';
import { mainReasons, maximumReasonLength } from '@/domain/orders/return-request';
import { MainReasonField } from '../main-reason-field';

type GuestFormProps = {
  /** Names the form and its ids. */
  name: 'return' | 'look-up';
  fields: readonly GuestOrderField[];
  labelledBy: string;
  submitLabel: string;
  busyLabel: string;
  /** Never rejects; true empties the form. */
  onSend: (values: GuestOrderValues) => Promise<boolean>;
};

type Values = Partial<Record<GuestOrderField, string>>;

/** A form for guests. */
export function GuestForm(props: GuestFormProps) {
  const { name, fields, labelledBy, submitLabel, busyLabel, onSend } = props;
  const t = useTranslations('returns');
  const { form, field, faults, tries, isSending, isLost, formProps } = useKitForm<Values>({
    name,
    fields,
    start: Object.fromEntries(fields.map((one) => [one, ''])),
    loadRules: async () => {
      const { findGuestOrderProblems } = await import('@/domain/schemas/guest-order-form');
      return (values) => findGuestOrderProblems(values, fields);
    },
    help: {
      orderNumber: 'orderNumber',
      email: 'email',
      postalCode: 'postalCode',
      reason: 'reason',
    },
    limits: { reason: maximumReasonLength },
    hasSummary: true,
  });

  return (
    <form {...formProps(onSend)} aria-labelledby={labelledBy} className="grid gap-5">
      {faults.length > 0 && (
        <ErrorSummary
          key={tries}
          title={t('errorSummary', { count: faults.length })}
          errors={faults}
        />
      )}
      {fields.map((one) =>
        one === 'mainReason' ? (
          <Controller
            key={one}
            control={form.control}
            name={one}
            render={({ field: { value, onChange } }) => (
              <MainReasonField
                name={`${name}-${one}`}
                value={mainReasons.find((reason) => reason === value) ?? null}
                onChange={onChange}
              />
            )}
          />
        ) : (
          <GuestField key={one} kind={one} own={field(one)} />
        ),
      )}
      <NotSent isShown={isLost} />
      <Button type="submit" isBusy={isSending} busyLabel={busyLabel} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}

type GuestFieldProps = { kind: Exclude<GuestOrderField, 'mainReason'>; own: FormField };

function GuestField({ kind, own }: GuestFieldProps) {
  const t = useTranslations('returns.form');
  const label = t(kind);
  switch (kind) {
    case 'reason':
      return (
        <TextAreaField
          {...own}
          label={label}
          hint={t('reasonHint', { count: maximumReasonLength })}
        />
      );
    case 'orderNumber':
      return <TextField {...own} label={label} inputMode="numeric" autoComplete="off" />;
    case 'email':
      return (
        <TextField {...own} label={label} hint={t('emailHint')} type="email" autoComplete="email" />
      );
    case 'postalCode':
      return (
        <TextField {...own} label={label} hint={t('postalCodeHint')} autoComplete="postal-code" />
      );
  }
}
