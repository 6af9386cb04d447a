import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import { CreditCard } from '@/components/icons/credit-card';
import { TextField } from '@/components/ui/fields/text-field';
import {
  caretAfterDigits,
  formatExpiry,
  formatSecurityCode,
  groupCardNumber,
} from '@/domain/checkout/checkout-card-format';
import type { CardFields } from '@/domain/checkout/checkout-form';
import styles from './card-grid.module.css';
import type { FormField } from './form-field';
import { TestModeNotice } from './test-mode-notice';

type CardFieldsetProps = { isTest: boolean; field: (name: keyof CardFields) => FormField };

/** A payment card, typed as it is printed. The input is sent to the card vault only. */
export function CardFieldset({ isTest, field }: CardFieldsetProps) {
  const t = useTranslations('fields.card');
  return (
    <div className="grid gap-5">
      {isTest && <TestModeNotice>{t('testMode')}</TestModeNotice>}
      <div className={styles.grid}>
        <TextField
          {...formatted(field('number'), groupCardNumber)}
          label={t('number')}
          inputMode="numeric"
          autoComplete="cc-number"
          adornment={<CreditCard aria-hidden strokeWidth={1.75} />}
          className={styles.whole}
        />
        <TextField
          {...formatted(field('expiry'), formatExpiry)}
          label={t('expiry')}
          hint={t('expiryHint')}
          inputMode="numeric"
          autoComplete="cc-exp"
        />
        <TextField
          {...formatted(field('securityCode'), formatSecurityCode)}
          label={t('securityCode')}
          hint={t('securityCodeHint')}
          inputMode="numeric"
          autoComplete="cc-csc"
        />
        <TextField
          {...field('nameOnCard')}
          label={t('nameOnCard')}
          autoComplete="cc-name"
          className={styles.whole}
        />
      </div>
    </div>
  );
}

/** Formats during typing and keeps the caret behind the same digit. */
function formatted({ onChange, ...field }: FormField, format: (typed: string) => string) {
  async function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const caret = input.selectionStart ?? input.value.length;
    const isAtEnd = caret === input.value.length;
    const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length;
    input.value = format(input.value);
    if (!isAtEnd) {
      const place = caretAfterDigits(input.value, digitsBefore);
      input.setSelectionRange(place, place);
    }
    await onChange(event);
  }
  return { ...field, onChange: handleChange };
}
