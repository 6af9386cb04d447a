import { object, string } from 'yup';
import { isEmail } from '../accounts/account';
import { maximumChatLength } from '../consultations/conversation';
import { mainReasons, maximumReasonLength, type MainReason } from '../orders/return-request';
import { email, ownWords, personName, problem, problemsBy } from './form-fields';

const newsSchema = object({ email });
/** The words may stay empty: one tap is enough. */
const returnReasonSchema = object({
  mainReason: string()
    .nullable()
    .required(problem('fieldRequired'))
    .oneOf(mainReasons, problem('fieldRequired')),
  reason: string().trim().max(maximumReasonLength, problem('fieldMaximum')),
});
const hearingStartSchema = object({ name: personName, email });

/** The e-mail is optional, and only asked for while our team is away. */
const chatSchema = object({
  email: string()
    .trim()
    .test('email', problem('fieldEmail'), (text = '') => text === '' || isEmail(text)),
  text: ownWords(maximumChatLength),
});

/** Problems of the newsletter form. */
export function findNewsProblems(values: { email: string }) {
  return problemsBy(newsSchema, values, ['email']);
}

/** Problems of the form before the hearing test. */
export function findHearingStartProblems(values: { name: string; email: string }) {
  return problemsBy(hearingStartSchema, values, ['name', 'email']);
}

/** Problems of a return's reason. */
export function findReturnReasonProblems(values: {
  mainReason: MainReason | null;
  reason: string;
}) {
  return problemsBy(returnReasonSchema, values, ['mainReason', 'reason']);
}

/** Problems of a chat message. */
export function findChatProblems(values: { email: string; text: string }) {
  return problemsBy(chatSchema, values, ['email', 'text']);
}
