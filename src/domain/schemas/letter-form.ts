import { object, string } from 'yup';
import {
  letterFields,
  maximumLetterLength,
  maximumNameLength,
  type LetterValues,
} from '../consultations/conversation';
import { email, ownWords, problem, problemsBy } from './form-fields';

/** Contact-style forms name the missing name in their own words (spec 5). */
const letterSchema = object({
  name: string()
    .trim()
    .required(problem('nameMandatory'))
    .max(maximumNameLength, problem('fieldMaximum')),
  email,
  message: ownWords(maximumLetterLength),
});

/** What is wrong with a message to our team. */
export function findLetterProblems(values: LetterValues) {
  return problemsBy(letterSchema, values, letterFields);
}
