import { useState } from 'react';
import {
  noAnswers,
  parseAmount,
  questionOf,
  type EstimateAnswers,
  type LevelPrices,
} from '@/domain/funding/estimate-answers';
import { estimateFunding } from '@/domain/funding/funding-estimate';

/** The answers and the estimate from them, in this page's memory only: no storage, no address. */
export function useEstimate(prices: LevelPrices) {
  const [answers, setAnswers] = useState<EstimateAnswers>(noAnswers);
  const question = questionOf(answers, prices);
  return {
    answers,
    answer: (change: Partial<EstimateAnswers>) => setAnswers({ ...answers, ...change }),
    isCapWrong: answers.plan === 'private' && parseAmount(answers.planCap) === 'unreadable',
    question,
    estimate: question && estimateFunding(question),
  };
}
