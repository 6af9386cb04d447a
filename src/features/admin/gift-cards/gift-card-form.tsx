import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { storeCurrencies } from '@/domain/store';
import { MutationFaultNotice } from '../record/mutation-fault';
import { focusFirstFault } from '../record/focus-first-fault';
import { centsOfText } from '../record/money-text';
import { useMutation } from '../record/use-mutation';
import { newGiftCardSchema } from '@/domain/staff/answers/gift-card';

/** Form for a new gift card. Its code is shown only once. */
export function GiftCardForm({ onMade }: { onMade: () => void }) {
  const t = useTranslations('admin-commerce.giftCards');
  const { busyWith, fault, run } = useMutation('/api/admin-gift-card', newGiftCardSchema);
  const [amount, setAmount] = useState('');
  const [currency, setCurrency] = useState<string>(storeCurrencies[0]);
  const [isWrong, setIsWrong] = useState(false);
  const [code, setCode] = useState<string | null>(null);

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const whole = centsOfText(amount);
    setIsWrong(whole === null);
    if (whole === null) return focusFirstFault(event.currentTarget);
    const made = await run('make', { amount: whole, currency });
    if (!made) return;
    setCode(made.code);
    onMade();
  }

  if (code !== null) {
    return (
      <div role="status" className="grid gap-4">
        <p>{t('codeIs')}</p>
        <p className="text-xl font-semibold break-all select-all" data-testid="gift-card-code">
          {code}
        </p>
        <Notice tone="attention">{t('codeOnce')}</Notice>
      </div>
    );
  }
  return (
    <form noValidate method="post" onSubmit={make} className="grid gap-5">
      <MutationFaultNotice fault={fault} refused={t('amountWrong')} />
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={isWrong ? t('amountWrong') : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <SelectField
        label={t('currency')}
        hint={t('currencyHint')}
        options={storeCurrencies.map((value) => ({ value, label: value }))}
        value={currency}
        onChange={({ target }) => setCurrency(target.value)}
      />
      <Button type="submit" isBusy={busyWith !== null} className="justify-self-start">
        {t('make')}
      </Button>
    </form>
  );
}
