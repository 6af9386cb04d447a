import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { Notice } from '@/components/ui/notice';
import { maximumReviewLength, mostStars, type Signature } from '@/domain/reviews/review';
import { tellFailure } from '@/features/failures/public';
import type { Invitation } from './review-requests';
import { ReviewPage } from './review-page';

type ReviewFormProps = { code: string; invitation: Invitation; onSent: () => void };

/** Best first, as most people answer. */
const starChoices = Array.from({ length: mostStars }, (_, index) => String(mostStars - index));

/** The form of a review: stars, words, how it is signed, and a tick that it is public. */
export function ReviewForm({ code, invitation, onSent }: ReviewFormProps) {
  const t = useTranslations('review.form');
  const [stars, setStars] = useState<string | null>(null);
  const [text, setText] = useState('');
  const signatures = useSignatures(invitation);
  const [signature, setSignature] = useState<Signature>('none');
  const [isPublic, setIsPublic] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const [send, state] = useSending(code, onSent);
  const { level, weeksOfUse: weeks, productName: product } = invitation;

  const faults = useFaults({ stars, text, isPublic });
  const shown = hasTried ? faults : {};
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setHasTried(true);
    if (Object.values(faults).some(Boolean)) return focusFirstFault(event.currentTarget);
    void send({ stars: Number(stars), text: text.trim(), signature });
  }

  return (
    <ReviewPage heading={t('heading', { product })}>
      <p className="text-ink-soft">{t('intro')}</p>
      <form
        noValidate
        method="post"
        onSubmit={submit}
        aria-label={t('label')}
        className="grid gap-8"
      >
        <OptionRows
          legend={t('stars')}
          name="stars"
          value={stars}
          onChange={setStars}
          options={starChoices.map((value) => ({
            value,
            label: t('star', { stars: Number(value) }),
            isCompact: true,
          }))}
          error={shown.stars}
        />
        <TextAreaField
          label={t('text')}
          hint={t('textHint', { count: maximumReviewLength })}
          rows={7}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={shown.text}
        />
        <OptionRows
          legend={t('signature')}
          name="signature"
          value={signature}
          onChange={setSignature}
          options={signatures.map((option) => ({ ...option, isCompact: true }))}
          hint={t('beside', { level: level ? t(`level.${level}`) : 'none', weeks })}
        />
        <CheckboxField
          label={t('public')}
          checked={isPublic}
          onChange={({ target }) => setIsPublic(target.checked)}
          error={shown.isPublic}
        />
        <div role="alert" className="empty:hidden">
          {state === 'failed' && <Notice tone="attention">{t('failed')}</Notice>}
        </div>
        <Button
          type="submit"
          isBusy={state === 'sending'}
          busyLabel={t('sending')}
          className="justify-self-start"
        >
          {t('send')}
        </Button>
      </form>
    </ReviewPage>
  );
}

type Filled = { stars: string | null; text: string; isPublic: boolean };

/** What is missing, in the words of each field. */
function useFaults({ stars, text, isPublic }: Filled): Partial<Record<keyof Filled, string>> {
  const t = useTranslations('review.form');
  const length = text.trim().length;
  const tooLong =
    length > maximumReviewLength ? t('textLong', { count: maximumReviewLength }) : undefined;
  return {
    stars: stars === null ? t('starsMissing') : undefined,
    text: length === 0 ? t('textMissing') : tooLong,
    isPublic: isPublic ? undefined : t('publicMissing'),
  };
}

/** The ways to sign that the order's name and address allow. */
function useSignatures({ firstName: name, province }: Invitation) {
  const t = useTranslations('review.form');
  const named = name ? [{ value: 'first' as const, label: name }] : [];
  const placed =
    name && province
      ? [{ value: 'first_and_province' as const, label: t('signed', { name, province }) }]
      : [];
  return [...placed, ...named, { value: 'none' as const, label: t('nobody') }];
}

type Review = { stars: number; text: string; signature: Signature };

function useSending(code: string, onSent: () => void) {
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  async function send(review: Review): Promise<void> {
    if (state === 'sending') return;
    setState('sending');
    const answer = await import('./review-requests')
      .then((requests) => requests.sendReview(code, review))
      .catch(() => null);
    // Sent before: the first answer was lost.
    if (answer?.ok || answer?.code === 'conflict') onSent();
    else {
      setState('failed');
      tellFailure('generic', answer, 'reviews');
    }
  }
  return [send, state] as const;
}

/** After the faults are on the screen. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const fault = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = fault?.matches('fieldset') ? fault.querySelector('input') : fault;
    field?.focus();
  });
}
