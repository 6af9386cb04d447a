import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import type { StoreAnswer } from '@/client/requests/store-answer';
import { Badge } from '@/components/ui/text/badge';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import type { Cart } from '@/domain/carts/cart';
import { cartActions } from '@/features/cart/public';

type Problem = 'codeMissing' | 'codeRefused' | 'codeUnreachable';
type News = { text: 'applied' | 'removed'; code: string };

/** One field for coupons and gift cards, and what has been applied so far. */
export function DiscountCode({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.summary');
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function change(work: () => Promise<StoreAnswer<unknown>>, told: News) {
    setIsBusy(true);
    setNews(null);
    const answer = await work();
    setIsBusy(false);
    setProblem(answer.ok ? null : problemIn(answer.code));
    if (answer.ok) setNews(told);
    return answer.ok;
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (code === '') return setProblem('codeMissing');
    if (isBusy) return;
    const isApplied = await change(() => cartActions.applyCoupon(code), { text: 'applied', code });
    if (isApplied && field.current) field.current.value = '';
  }

  async function handleRemove(code: string, work: () => Promise<StoreAnswer<unknown>>) {
    // The pressed button is removed, so the focus moves to the field.
    if (await change(work, { text: 'removed', code })) field.current?.focus();
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <TextField
          ref={field}
          label={t('code')}
          hint={t('codeHint')}
          error={problem ? t(problem) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={() => setProblem(null)}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy} className="mt-8">
          {t('apply')}
        </Button>
      </div>
      <AppliedCodes cart={cart} onRemove={(code, work) => void handleRemove(code, work)} />
      <p role="status" className="sr-only">
        {news && t(news.text, { code: news.code })}
      </p>
    </form>
  );
}

function problemIn(code: string): Problem {
  const isRefusal = ['invalid_coupon_code', 'invalid_giftcard_code', 'validation_error'];
  return isRefusal.includes(code) ? 'codeRefused' : 'codeUnreachable';
}

type AppliedCodesProps = {
  cart: Cart;
  onRemove: (code: string, work: () => Promise<StoreAnswer<unknown>>) => void;
};

function AppliedCodes({ cart, onRemove }: AppliedCodesProps) {
  const t = useTranslations('checkout.summary');
  const { couponCode, giftcards } = cart;
  if (couponCode === null && giftcards.length === 0) return null;
  return (
    <ul className="grid">
      {couponCode !== null && (
        <AppliedCode
          name={couponCode}
          removeLabel={t('removeCode', { code: couponCode })}
          onRemove={() => onRemove(couponCode, cartActions.removeCoupon)}
        />
      )}
      {giftcards.map(({ id, last4 }) => (
        <AppliedCode
          key={id}
          name={t('giftCard', { last4 })}
          removeLabel={t('removeGiftCard', { last4 })}
          onRemove={() => onRemove(t('giftCard', { last4 }), () => cartActions.removeGiftcard(id))}
        />
      ))}
    </ul>
  );
}

type AppliedCodeProps = { name: string; removeLabel: string; onRemove: () => void };

function AppliedCode({ name, removeLabel, onRemove }: AppliedCodeProps) {
  const t = useTranslations('checkout.summary');
  return (
    <li className="flex flex-wrap items-center gap-1">
      <Badge tone="positive">{name}</Badge>
      <Button variant="quiet" size="sm" aria-label={removeLabel} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}
