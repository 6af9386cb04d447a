import { useEffect, useState } from 'react';
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
  return {
    answers,
    step,
    count: asked.length,
    question: asked[step],
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
