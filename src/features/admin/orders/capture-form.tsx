import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { centsOfText } from '../record/money-text';
import type { PartProps } from './order-part';

/** Captures an authorised amount: all of it, or less, and then the customer keeps the rest. */
export function CaptureForm({ state }: Pick<PartProps, 'state'>) {
  const t = useTranslations('admin-order');
  // One key per form: if it is sent several times, the rest is released only once.
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function take(event: FormEvent) {
    event.preventDefault();
    const sum = centsOfText(amount);
    if (isBusy) return;
    if (sum === null && amount.trim() !== '') return setFault(t('amountOdd'));
    setFault(undefined);
    setIsBusy(true);
    const part = sum === null ? {} : { amount: sum };
    await state.change('/api/admin-capture-order', { key, ...part }, t('captureDone'));
    setIsBusy(false);
  }

  return (
    <form noValidate method="post" onSubmit={take} className="mt-4 grid max-w-xl gap-4">
      <TextField
        label={t('captureAmount')}
        hint={t('captureHint')}
        inputMode="decimal"
        value={amount}
        error={fault}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Button type="submit" size="sm" isBusy={isBusy} className="justify-self-start">
        {t('capture')}
      </Button>
    </form>
  );
}
