import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { forgetToldSigns, keepToldSigns, readToldSigns } from '@/client/storage/told-signs';
import { ClinicianWords } from '@/components/shop/clinician-words';
import { Button } from '@/components/ui/button';
import { readStartedSigns } from '@/features/questionnaire/public';
import { useFlowStore, openFlow } from '../flow/flow-store';
import { useAskedOrder } from '../flow/use-asked-order';
import {
  adviseOnResult,
  keepFinishedTest,
  withdrawAdviceOn,
  type FinishedTest,
} from '../finished-test';
import { DeleteResult } from './delete-result';
import { HearingResult, ResultPage } from './hearing-result';
import { KeepResult } from './keep-result';
import { NextStep } from './next-step';
import type { SavedAnswer } from './result-requests';
import { useHealthAnswers } from './use-health-answers';

type ResultScreenProps = FinishedTest & {
  /** Starts a new test; the current result is removed from this device. */
  onAgain: () => void;
};

/** The result of a test, right after it or on a later visit. */
export function ResultScreen({ result, answers, onAgain }: ResultScreenProps) {
  const t = useTranslations('hearing-result');
  const flow = useFlowStore((state) => state.flow);
  const [sessionId] = useState(() => crypto.randomUUID());
  const [saved, setSaved] = useState<SavedAnswer | null>(null);
  const order = useAskedOrder();
  useEffect(() => {
    if (order !== undefined) openFlow(order ?? useFlowStore.getState().selectedOrder);
  }, [order]);
  // The flow's name belongs to the person who fills in the screens; another tested person has no name yet.
  const isOthers = answers?.listener === 'other';
  const name = isOthers ? '' : (flow?.name ?? '');
  const [told] = useState(() =>
    isOthers
      ? { signs: [], answered: null }
      : { signs: readStartedSigns(), answered: readToldSigns() },
  );
  const advice = useHealthAnswers(result, {
    ...told,
    onAnswer: ({ signs, hasTroubleInNoise }) => {
      if (!isOthers) keepToldSigns(signs, hasTroubleInNoise);
    },
  });
  // An earlier release stored results without their advice.
  useEffect(() => adviseOnResult(result), [result]);

  function forget() {
    withdrawAdviceOn(result);
    forgetToldSigns();
    keepFinishedTest(null);
    onAgain();
  }

  return (
    <ResultPage>
      <HearingResult
        result={result}
        signs={advice.signs}
        name={saved?.saved.name ?? name}
        takesFocus
        advice={advice}
        nextStep={
          <NextStep result={result} advice={advice} isSaved={saved !== null} onAgain={onAgain} />
        }
      />
      <div className="mt-10 border-t border-line pt-9 print:hidden">
        <ClinicianWords headingLevel={2} />
      </div>
      <div className="print:hidden">
        <KeepResult
          key={flow?.email ?? ''}
          result={result}
          signs={advice.signs}
          sessionId={sessionId}
          saved={saved}
          onSaved={setSaved}
        />
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <Button variant="quiet" onClick={onAgain} className="-ml-4">
          {t('again.action')}
        </Button>
        <DeleteResult savedId={saved?.saved.id ?? null} onDeleted={forget} />
      </div>
    </ResultPage>
  );
}
