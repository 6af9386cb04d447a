import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Container } from '@/components/ui/text/section';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { brand } from '@/domain/brand';
import { formatCharge } from '@/domain/checkout/charge';
import { paths } from '@/domain/pages/paths';
import type { Decision } from './confirmation';
import { OtherAnswers } from './other-answers';
import { useConfirmation, type ConfirmationState } from './use-confirmation';

/** Replaces the page on which a bank asks its customer to confirm a payment. */
export function ConfirmScreen() {
  const router = useRouter();
  const asked = router.query.intent;
  const named = typeof asked === 'string' ? asked : null;
  const { state, decide } = useConfirmation(router.isReady ? named : undefined, (url) =>
    window.location.assign(url),
  );
  return (
    <Container className="py-12 md:py-20">
      <div className="mx-auto grid max-w-150 gap-8">
        <ScreenBody state={state} onDecide={decide} />
      </div>
    </Container>
  );
}

type BodyProps = { state: ConfirmationState; onDecide: (decision: Decision) => void };

function ScreenBody({ state, onDecide }: BodyProps) {
  const t = useTranslations('sandbox');
  switch (state.step) {
    case 'unknown':
      return (
        <EmptyState
          headingLevel={1}
          title={t('unknownTitle')}
          action={<ButtonLink href={paths.checkout}>{t('back')}</ButtonLink>}
        >
          {t('unknownText')}
        </EmptyState>
      );
    case 'answered':
      return (
        <EmptyState
          headingLevel={1}
          title={t('answeredTitle')}
          action={<ButtonLink href={state.confirmation.returnUrl}>{t('back')}</ButtonLink>}
        >
          {t('answeredText')}
        </EmptyState>
      );
    case 'loading':
    case 'asking':
      return <Question state={state} onDecide={onDecide} />;
  }
}

type QuestionProps = {
  state: Extract<ConfirmationState, { step: 'loading' | 'asking' }>;
  onDecide: (decision: Decision) => void;
};

function Question({ state, onDecide }: QuestionProps) {
  const t = useTranslations('sandbox');
  const sending = state.step === 'asking' ? state.sending : null;
  return (
    <>
      <div className="grid gap-4">
        <h1 className="font-display text-3xl">{t('title')}</h1>
        <p className="text-lg text-ink-soft">{t('intro')}</p>
      </div>
      <Notice tone="note">{t('testMode')}</Notice>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-8 gap-y-4 border-y border-line py-6 text-lg">
        <dt className="text-ink-soft">{t('payTo')}</dt>
        <dd className="text-right font-semibold">{brand.name}</dd>
        {state.step === 'asking' && state.confirmation.name !== '' && (
          <>
            <dt className="text-ink-soft">{t('payBy')}</dt>
            <dd className="text-right font-semibold">{state.confirmation.name}</dd>
          </>
        )}
        <AmountRow state={state} />
      </dl>
      {state.step === 'asking' && state.hasFailed && (
        <div role="alert">
          <Notice tone="attention">{t('failed')}</Notice>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Button
          size="lg"
          isBusy={state.step === 'loading' || sending === 'approve'}
          onClick={() => onDecide('approve')}
        >
          {t('approve')}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          isBusy={state.step === 'loading' || sending === 'decline'}
          onClick={() => onDecide('decline')}
        >
          {t('decline')}
        </Button>
      </div>
      {state.step === 'asking' && (
        <OtherAnswers
          answers={state.confirmation.otherAnswers}
          sending={sending}
          onDecide={onDecide}
        />
      )}
      <p role="status" className="sr-only">
        {state.step === 'loading' && t('loading')}
        {sending !== null && t('sending')}
      </p>
    </>
  );
}

/** Some methods are approved without an amount, as a means of payment. */
function AmountRow({ state }: Pick<QuestionProps, 'state'>) {
  const t = useTranslations('sandbox');
  const locale = useLocale();
  const { amount, currency } = state.step === 'asking' ? state.confirmation : asYetUnknown;
  const isKnown = amount !== null && currency !== null;
  if (state.step === 'asking' && !isKnown) return null;
  return (
    <>
      <dt className="text-ink-soft">{t('amount')}</dt>
      <dd className="text-right">
        {isKnown ? (
          <span className="tabular-nums font-display text-3xl">
            {formatCharge(amount, currency, locale)}
          </span>
        ) : (
          <Skeleton className="ml-auto h-9 w-32" />
        )}
      </dd>
    </>
  );
}

const asYetUnknown = { amount: null, currency: null };
