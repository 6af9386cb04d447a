import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { goTo } from '@/components/addresses/go-to';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { keepToldSigns, readToldSigns } from '@/client/storage/told-signs';
import type { HealthSign } from '@/domain/audiometry/red-flags';
import type { ToldSigns } from '@/domain/hearing/told-signs';
import { AccountLayout, FoundRecords } from '@/features/account/public';
import type { SavedHearingResult } from '@/domain/hearing/hearing-result';
import { paths } from '@/domain/pages/paths';
import { adviseOnSaved, withdrawAdviceOn } from '../finished-test';
import { DeleteResult } from '../result/delete-result';
import type { HealthAnswers } from '../result/health-signs';
import { HearingResult } from '../result/hearing-result';
import { LaterSigns } from '../result/later-signs';
import { NextStep } from '../result/next-step';
import { OrdersOfTest } from '../result/orders-of-test';
import type { SavedTest } from '../result/result-requests';
import { useHealthAnswers } from '../result/use-health-answers';
import { ResultChange } from './result-change';
import { useSavedResults } from './use-saved-results';

/** A customer's saved results, the newest one expanded, and the changes between them. */
export function HearingHistoryScreen() {
  const t = useTranslations('hearing-result.history');
  return (
    <AccountLayout heading={t('heading')}>
      {(account) => <Hearing key={account.id} accountId={account.id} />}
    </AccountLayout>
  );
}

function Hearing({ accountId }: { accountId: string }) {
  const saved = useSavedResults(accountId);
  return (
    <>
      <FoundRecords onKept={saved.retry} className="mb-10" />
      <SavedResults {...saved} />
    </>
  );
}

function SavedResults({ view, retry, forget }: ReturnType<typeof useSavedResults>) {
  const t = useTranslations('hearing-result.history');
  if (view.status === 'loading') {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-6">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-72" />
      </div>
    );
  }
  if (view.status === 'failed') {
    return (
      <EmptyState title={t('failedTitle')} action={<Button onClick={retry}>{t('retry')}</Button>}>
        {t('failed')}
      </EmptyState>
    );
  }
  const results = view.value;
  if (results.length === 0) {
    return (
      <EmptyState
        title={t('emptyTitle')}
        action={<ButtonLink href={paths.hearingTest}>{t('action')}</ButtonLink>}
      >
        {t('empty')}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-16">
      {results.map((saved, index) => (
        <SavedResult
          key={saved.id}
          saved={saved}
          before={results[index + 1] ?? null}
          isNewest={index === 0}
          onDeleted={() => forget(saved.id)}
        />
      ))}
    </div>
  );
}

type SavedResultProps = {
  saved: SavedTest;
  /** The previous result; null for the first. */
  before: SavedTest | null;
  isNewest: boolean;
  onDeleted: () => void;
};

function SavedResult({ saved, before, isNewest, onDeleted }: SavedResultProps) {
  const t = useTranslations('hearing-result.history');
  const format = useFormatter();
  function forget() {
    withdrawAdviceOn(saved.result);
    onDeleted();
  }

  const [isOpen, setIsOpen] = useState(isNewest);
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' });
  const date = day(saved.result.takenAt);
  if (!isOpen) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t('show', { date })}
      </Button>
    );
  }
  return (
    <article aria-label={t('result', { date })}>
      {isNewest ? (
        <NewestResult saved={saved} />
      ) : (
        <HearingResult
          result={saved.result}
          signs={saved.signs}
          name={saved.name}
          headingLevel={2}
        />
      )}
      <div className="mt-6 grid gap-2">
        <OrdersOfTest orders={saved.orders} />
      </div>
      {before && <ResultChange earlier={before.result} later={saved.result} />}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
        <p className="text-ink-soft">{t('until', { date: day(saved.expiresAt) })}</p>
        <DeleteResult savedId={saved.id} onDeleted={forget} />
      </div>
    </article>
  );
}

/**
 * Signs saved with a result are not asked again. That none fits counts only where this device knows it: a result saved
 * before its questions has no signs either. Signs of this device are never added to a saved result by themselves.
 */
function answeredBefore(signs: readonly HealthSign[]): ToldSigns | null {
  const here = readToldSigns();
  if (signs.length > 0) return { signs, hasTroubleInNoise: here?.hasTroubleInNoise ?? null };
  return here?.signs.length === 0 ? here : null;
}

function keepAnswers({ signs, hasTroubleInNoise }: HealthAnswers) {
  keepToldSigns(signs, hasTroubleInNoise);
}

/** The newest result: red flags come first, and the next step is included. */
function NewestResult({ saved }: { saved: SavedHearingResult }) {
  const { result, signs, name } = saved;
  const [told] = useState(() => ({ signs, answered: answeredBefore(signs) }));
  const advice = useHealthAnswers(result, { ...told, onAnswer: keepAnswers });
  useEffect(() => adviseOnSaved(result, signs), [result, signs]);
  return (
    <>
      <HearingResult
        result={result}
        signs={advice.signs}
        name={name}
        headingLevel={2}
        advice={advice}
        nextStep={
          <NextStep
            result={result}
            advice={advice}
            isSaved
            onAgain={() => goTo(paths.hearingTest)}
          />
        }
      />
      <LaterSigns saved={saved} signs={advice.signs} />
    </>
  );
}
