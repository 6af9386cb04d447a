import { object, string } from 'yup';
import {
  letterFields,
  maximumLetterLength,
  maximumNameLength,
  type LetterValues,
} from '../consultations/conversation';
import { email, ownWords, problem, problemsBy } from './form-fields';

/** Contact-style forms have their own message for a missing name (spec 5). */
const letterSchema = object({
  name: string()
    .trim()
    .required(problem('nameMandatory'))
    .max(maximumNameLength, problem('fieldMaximum')),
  email,
  message: ownWords(maximumLetterLength),
});

/** Problems of a message to our team. */
export function findLetterProblems(values: LetterValues) {
  return problemsBy(letterSchema, values, letterFields);
}
