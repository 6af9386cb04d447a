import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/toasts/toast';
import { storeCurrencies } from '@/domain/store';
import { MutationFaultNotice } from '../record/mutation-fault';
import { focusFirstFault } from '../record/focus-first-fault';
import { useMutation } from '../record/use-mutation';
import { couponAnswerSchema } from '@/domain/staff/answers/coupon';
import { couponBody, emptyCoupon, faultsOf, type CouponDraft } from './coupon-draft';

const kinds = ['percent', 'amount', 'free_shipping'] as const;

/** A new coupon. Its code is compared without case and signs: `welcome-10` is `WELCOME10`. */
export function CouponForm({ onMade }: { onMade: () => void }) {
  const t = useTranslations('admin-commerce.coupons');
  const { busyWith, fault, run } = useMutation('/api/admin-coupon', couponAnswerSchema);
  const [draft, setDraft] = useState<CouponDraft>(emptyCoupon);
  const [wasTried, setWasTried] = useState(false);
  const faults = wasTried ? faultsOf(draft) : {};
  const change = (part: Partial<CouponDraft>) => setDraft({ ...draft, ...part });
  const errorOf = (field: keyof CouponDraft) => faults[field] && t(`faults.${faults[field]}`);

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWasTried(true);
    if (Object.keys(faultsOf(draft)).length > 0) return focusFirstFault(event.currentTarget);
    const made = await run('make', couponBody(draft));
    if (!made) return;
    await showToast('success', t('made', { code: made.coupon.code }));
    onMade();
  }

  return (
    <form noValidate method="post" onSubmit={make} className="grid gap-5">
      <MutationFaultNotice
        fault={fault}
        refused={fault?.param === 'code' ? t('faults.taken') : undefined}
      />
      <TextField
        label={t('code')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={draft.code}
        error={errorOf('code')}
        onChange={({ target }) => change({ code: target.value })}
      />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={100}
        value={draft.name}
        error={errorOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SelectField
        label={t('discount')}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={draft.kind}
        onChange={({ target }) =>
          change({ kind: kinds.find((kind) => kind === target.value) ?? 'percent' })
        }
      />
      <DiscountFields draft={draft} change={change} errorOf={errorOf} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t('until')}
          hint={t('untilHint')}
          type="date"
          value={draft.until}
          error={errorOf('until')}
          onChange={({ target }) => change({ until: target.value })}
        />
        <TextField
          label={t('uses')}
          hint={t('usesHint')}
          inputMode="numeric"
          value={draft.uses}
          error={errorOf('uses')}
          onChange={({ target }) => change({ uses: target.value })}
        />
      </div>
      <CheckboxField
        label={t('once')}
        checked={draft.isOncePerAccount}
        onChange={({ target }) => change({ isOncePerAccount: target.checked })}
      />
      <Button type="submit" isBusy={busyWith !== null} className="justify-self-start">
        {t('make')}
      </Button>
    </form>
  );
}

type DiscountFieldsProps = {
  draft: CouponDraft;
  change: (part: Partial<CouponDraft>) => void;
  errorOf: (field: keyof CouponDraft) => string | undefined;
};

function DiscountFields({ draft, change, errorOf }: DiscountFieldsProps) {
  const t = useTranslations('admin-commerce.coupons');
  if (draft.kind === 'free_shipping') return null;
  if (draft.kind === 'percent') {
    return (
      <TextField
        label={t('percent')}
        inputMode="numeric"
        value={draft.percent}
        error={errorOf('percent')}
        onChange={({ target }) => change({ percent: target.value })}
      />
    );
  }
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {storeCurrencies.map((currency) => (
        <TextField
          key={currency}
          label={t('amountIn', { currency })}
          hint={t('amountHint')}
          inputMode="decimal"
          value={draft[currency]}
          error={errorOf(currency)}
          onChange={({ target }) => change({ [currency]: target.value })}
        />
      ))}
    </div>
  );
}
