import { object, string } from 'yup';
import { isEmail } from '../accounts/account';
import { maximumChatLength } from '../consultations/conversation';
import { maximumReasonLength } from '../orders/return-request';
import { email, ownWords, personName, problem, problemsBy } from './form-fields';

const newsSchema = object({ email });
const returnReasonSchema = object({ reason: ownWords(maximumReasonLength) });
const hearingStartSchema = object({ name: personName, email });

/** An address is a help, and only asked for while nobody of ours is there. */
const chatSchema = object({
  email: string()
    .trim()
    .test('email', problem('fieldEmail'), (text = '') => text === '' || isEmail(text)),
  text: ownWords(maximumChatLength),
});

/** What is wrong with the form that asks for our news. */
export function findNewsProblems(values: { email: string }) {
  return problemsBy(newsSchema, values, ['email']);
}

/** What is wrong with the form before the hearing test. */
export function findHearingStartProblems(values: { name: string; email: string }) {
  return problemsBy(hearingStartSchema, values, ['name', 'email']);
}

/** What is wrong with the reason of a return. */
export function findReturnReasonProblems(values: { reason: string }) {
  return problemsBy(returnReasonSchema, values, ['reason']);
}

/** What is wrong with a chat message. */
export function findChatProblems(values: { email: string; text: string }) {
  return problemsBy(chatSchema, values, ['email', 'text']);
}
