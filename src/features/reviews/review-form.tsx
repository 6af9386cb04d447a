import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { SendFailure } from '@/components/forms/not-sent';
import { resolverBy } from '@/components/forms/resolver-by';
import { useFormSend } from '@/components/forms/use-form-send';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { maximumReviewLength, mostStars, type Signature } from '@/domain/reviews/review';
import { isReviewProblem, type ReviewValues } from '@/domain/reviews/review-values';
import { tellFailure } from '@/features/failures/public';
import type { Invitation } from './review-requests';
import { ReviewPage } from './review-page';

type ReviewFormProps = { code: string; invitation: Invitation; onSent: () => void };

/** Best first, as most people answer. */
const starChoices = Array.from({ length: mostStars }, (_, index) => String(mostStars - index));

const loadRules = () =>
  import('@/domain/schemas/review-form').then((rules) => rules.findReviewProblems);

/** The form of a review: stars, words, how it is signed, and a tick that it is public. */
export function ReviewForm({ code, invitation, onSent }: ReviewFormProps) {
  const t = useTranslations('review.form');
  const signatures = useSignatures(invitation);
  const { control, register, handleSubmit, formState } = useForm<ReviewValues>({
    defaultValues: { stars: null, text: '', signature: 'none', isPublic: false },
    resolver: resolverBy(async (values) => (await loadRules())(values)),
    // A group of radios is no element that react-hook-form can focus.
    shouldFocusError: false,
  });
  const [send, state] = useSending(code, onSent);
  const { isLost, sendProps } = useFormSend();
  const form = useFirstFaultFocused(formState.submitCount);
  const { level, weeksOfUse: weeks, productName: product } = invitation;
  const fault = (field: keyof ReviewValues): string | undefined => {
    const problem = formState.errors[field]?.message;
    return isReviewProblem(problem) ? t(problem, { count: maximumReviewLength }) : undefined;
  };
  const submit = handleSubmit(({ stars, text, signature }) =>
    send({ stars: Number(stars), text: text.trim(), signature }),
  );

  return (
    <ReviewPage heading={t('heading', { product })}>
      <p className="text-ink-soft">{t('intro')}</p>
      <form
        ref={form}
        {...sendProps({ load: loadRules, submit })}
        aria-label={t('label')}
        className="grid gap-8"
      >
        <Controller
          control={control}
          name="stars"
          render={({ field: { name, value, onChange } }) => (
            <OptionRows
              legend={t('stars')}
              name={name}
              value={value}
              onChange={onChange}
              options={starChoices.map((choice) => ({
                value: choice,
                label: t('star', { stars: Number(choice) }),
                isCompact: true,
              }))}
              error={fault('stars')}
            />
          )}
        />
        <TextAreaField
          label={t('text')}
          hint={t('textHint', { count: maximumReviewLength })}
          rows={7}
          {...register('text')}
          error={fault('text')}
        />
        <Controller
          control={control}
          name="signature"
          render={({ field: { name, value, onChange } }) => (
            <OptionRows
              legend={t('signature')}
              name={name}
              value={value}
              onChange={onChange}
              options={signatures.map((option) => ({ ...option, isCompact: true }))}
              hint={t('beside', { level: level ? t(`level.${level}`) : 'none', weeks })}
            />
          )}
        />
        <CheckboxField label={t('public')} {...register('isPublic')} error={fault('isPublic')} />
        {(state === 'failed' || isLost) && <SendFailure>{t('failed')}</SendFailure>}
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

/** Focuses the first wrong field after each try, once it is marked. */
function useFirstFaultFocused(tries: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = fault?.matches('fieldset') ? fault.querySelector('input') : fault;
    field?.focus();
  }, [tries]);
  return form;
}
