import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { brand } from '@/domain/brand';
import type { CallBackField } from '@/domain/consultation';
import type { useCallBack } from './use-call-back';

type CallBackFieldsProps = {
  /** Start of the fields' ids. */
  idPrefix: string;
  form: Pick<ReturnType<typeof useCallBack>, 'values' | 'setValue' | 'problems'>;
};

/** Name, e-mail and phone: all that we need to call somebody. */
export function CallBackFields({ idPrefix, form }: CallBackFieldsProps) {
  const t = useTranslations('call-back');
  const { values, setValue, problems } = form;
  const own = (field: CallBackField) => {
    const problem = problems[field];
    return {
      id: `${idPrefix}-${field}`,
      label: t(field),
      value: values[field],
      error: problem && t(`problem.${problem}`),
      onChange: (event: { target: { value: string } }) => setValue(field, event.target.value),
      required: true,
    };
  };
  return (
    <>
      <TextField {...own('name')} autoComplete="name" maxLength={200} />
      <TextField
        {...own('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...own('phone')}
        hint={t('phoneHint', { phone: brand.supportPhone.display })}
        type="tel"
        autoComplete="tel"
      />
    </>
  );
}
