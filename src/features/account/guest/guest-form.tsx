import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import {
  findGuestOrderProblems,
  type GuestOrderField,
  type GuestOrderValues,
} from '@/domain/guest-order-form';
import { maximumReasonLength } from '@/domain/return-request';

type GuestFormProps = {
  /** Names the form and its ids. */
  name: 'return' | 'look-up';
  fields: readonly GuestOrderField[];
  labelledBy: string;
  submitLabel: string;
  busyLabel: string;
  /** Rejects never; true empties the form. */
  onSend: (values: GuestOrderValues) => Promise<boolean>;
};

/** A form for somebody without a login: nothing is marked before the first try. */
export function GuestForm(props: GuestFormProps) {
  const { name, fields, labelledBy, submitLabel, busyLabel, onSend } = props;
  const t = useTranslations('returns');
  const { values, setValue, problems, tries, isSending, submit } = useGuestForm(fields, onSend);
  const count = maximumReasonLength;
  const words = (field: GuestOrderField) => {
    const problem = problems[field];
    return problem && t(`problem.${problem}`, { count });
  };
  const faults = fields.flatMap((field) => {
    const message = words(field);
    return message ? [{ fieldId: `${name}-${field}`, message }] : [];
  });

  return (
    <form
      noValidate
      method="post"
      aria-labelledby={labelledBy}
      onSubmit={submit}
      className="grid gap-5"
    >
      {faults.length > 0 && (
        <ErrorSummary
          key={tries}
          title={t('errorSummary', { count: faults.length })}
          errors={faults}
        />
      )}
      {fields.map((field) => (
        <GuestField
          key={field}
          id={`${name}-${field}`}
          field={field}
          value={values[field] ?? ''}
          error={words(field)}
          onType={(text) => setValue(field, text)}
        />
      ))}
      <Button type="submit" isBusy={isSending} busyLabel={busyLabel} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}

type GuestFieldProps = {
  id: string;
  field: GuestOrderField;
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
};

function GuestField({ id, field, value, error, onType }: GuestFieldProps) {
  const t = useTranslations('returns.form');
  const own = { id, label: t(field), value, error };
  switch (field) {
    case 'reason':
      return (
        <TextAreaField
          {...own}
          hint={t('reasonHint', { count: maximumReasonLength })}
          onChange={(event) => onType(event.target.value)}
        />
      );
    case 'orderNumber':
      return (
        <TextField
          {...own}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      );
    case 'email':
      return (
        <TextField
          {...own}
          hint={t('emailHint')}
          type="email"
          autoComplete="email"
          onChange={(event) => onType(event.target.value)}
        />
      );
    case 'postalCode':
      return (
        <TextField
          {...own}
          hint={t('postalCodeHint')}
          autoComplete="postal-code"
          onChange={(event) => onType(event.target.value)}
        />
      );
  }
}

function useGuestForm(
  fields: readonly GuestOrderField[],
  onSend: (values: GuestOrderValues) => Promise<boolean>,
) {
  const empty = () => Object.fromEntries(fields.map((field) => [field, '']));
  const [values, setValues] = useState<GuestOrderValues>(empty);
  const [tries, setTries] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const problems = findGuestOrderProblems(values);

  async function send() {
    setIsSending(true);
    const isDone = await onSend(values);
    setIsSending(false);
    if (!isDone) return;
    setValues(empty());
    setTries(0);
  }

  return {
    values,
    setValue: (field: GuestOrderField, text: string) =>
      setValues((before) => ({ ...before, [field]: text })),
    problems: tries > 0 ? problems : {},
    tries,
    isSending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isSending) return;
      if (Object.keys(problems).length === 0) void send();
      else setTries(tries + 1);
    },
  };
}
