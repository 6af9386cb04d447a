import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/fields/text-field';
import { brand } from '@/domain/brand';
import { longestName } from '@/domain/consultations/consultation';
import type { useCallBack } from './use-call-back';

type CallBackFieldsProps = Pick<ReturnType<typeof useCallBack>, 'field'>;

/** Name, e-mail and phone: all that we need for a call. */
export function CallBackFields({ field }: CallBackFieldsProps) {
  const t = useTranslations('call-back');
  return (
    <>
      <TextField
        {...field('name')}
        label={t('name')}
        autoComplete="name"
        maxLength={longestName}
        required
      />
      <TextField
        {...field('email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...field('phone')}
        label={t('phone')}
        hint={t('phoneHint', { phone: brand.supportPhone.display })}
        type="tel"
        autoComplete="tel"
        required
      />
    </>
  );
}
