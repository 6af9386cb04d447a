import { useEffect, useState } from 'react';
import { readToldSigns } from '@/client/storage/told-signs';
import {
  findHearingAid,
  finderQuestions,
  type FinderAnswers,
  type FinderQuestion,
} from '@/domain/catalogue/discovery';
import { knownAnswers, prefillFinder } from './finder-store';

const order = Object.keys(finderQuestions) as FinderQuestion[];

/** The questions one after the other. Known answers are not asked for. */
export function useFinder() {
  const [known, setKnown] = useState(knownAnswers);
  const [answers, setAnswers] = useState<FinderAnswers>(known);
  const [step, setStep] = useState(0);
  const [isDone, setIsDone] = useState(false);
  useEffect(() => () => prefillFinder({}), []);
  const asked = order.filter((question) => known[question] === undefined);
  const question = asked[step];
  const told = question === 'signs' ? toldAnswer(answers) : null;
  return {
    answers,
    step,
    count: asked.length,
    question,
    value: (question && answers[question]) ?? told,
    /** Whether the answer to the current question was told on another page. */
    isTold: told !== null,
    result: isDone ? findHearingAid(answers) : null,
    answer: setAnswers,
    next(given: FinderAnswers) {
      setAnswers(given);
      if (findHearingAid(given)) setIsDone(true);
      else setStep(step + 1);
    },
    back: () => setStep(step - 1),
    startOver() {
      setKnown({});
      setAnswers({});
      setStep(0);
      setIsDone(false);
    },
  };
}

/** The signs as they were told on another page of this visit: about the visitor, and nobody they choose for. */
function toldAnswer({ who, signs }: FinderAnswers): 'yes' | 'no' | null {
  const told = who === 'me' && signs === undefined ? readToldSigns() : null;
  if (told === null) return null;
  return told.signs.length > 0 ? 'yes' : 'no';
}
