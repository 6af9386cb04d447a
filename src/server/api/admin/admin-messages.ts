import { array, object } from 'yup';
import { conversationLineSchema, conversationSchema } from '@/domain/staff/answers/conversation';
import { maximumLetterLength, messageList } from '@/domain/consultations/conversation';
import { AppError } from '@/domain/failures/errors';
import { defaultLocale, isLocale } from '@/domain/words/locale';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import { answerDue } from '@/domain/consultations/support-hours';
import type { AnswerOutcome, Conversations } from '@/server/conversations/conversations';
import type { Services } from '@/server/main/services';
import { listInput } from '@/server/http/list-input';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { listedNotes } from '../endpoints/list-note';
import { recordId } from '../endpoints/hearing-inputs';
import { proofOfRecord } from '../endpoints/proof-of-record';

const subject = 'conversation';

const listMessages = adminEndpoint({
  may: 'messages',
  input: listInput(messageList),
  readBy: object({ results: array(conversationLineSchema.required()).required() }),
  find: async ({ input, services }) => {
    const { page, pageSize } = input;
    const { count, results } = await services.conversations.page(input);
    const emails = results.flatMap(({ email }) => email ?? []);
    const [notToBeCalled, proofs] = await Promise.all([
      services.commerce.customers.notToBeCalled(emails),
      services.foundRecords.proofsOf(
        'message',
        results.map(({ id }) => id),
      ),
    ]);
    const lines = results.map((conversation) => ({
      ...lineOf(conversation),
      proof: proofOfRecord(proofs, conversation),
      doNotPhone: conversation.email !== null && notToBeCalled.has(conversation.email),
    }));
    return {
      result: { page, pageSize, count, results: lines },
      notes: listedNotes(subject, page, results),
    };
  },
});

/** Contact messages and chats; each reading of the list is noted. */
export const adminMessages = route({
  GET: listMessages,
  POST: listMessages,
});

/** The last message on the screen of the staff member who answers. */
const after = recordId;

/** One conversation with all its messages, and answering it. */
export const adminMessage = route({
  GET: adminEndpoint({
    may: 'messages',
    input: object({ id: recordId }),
    readBy: conversationSchema,
    notes: ({ id }) => ({ action: 'view', subject, recordId: id }),
    handle: async ({ input: { id }, services }) => {
      const found = await services.conversations.find(id);
      return { conversation: await whole(found ?? unknown(), services) };
    },
  }),
  POST: adminEndpoint({
    may: 'messages',
    readBy: conversationSchema,
    input: object({
      id: recordId,
      after,
      text: trimmedText().max(maximumLetterLength).required(),
    }),
    notes: ({ id }) => ({ action: 'change', subject, recordId: id }),
    handle: async ({ input: { text, ...seen }, services }) => {
      return answered(await services.conversations.answer(seen, text), services);
    },
  }),
});

/** Marks a conversation as needing no answer: thanks, or settled by phone. */
export const adminSettleMessage = route({
  POST: adminEndpoint({
    may: 'messages',
    input: object({ id: recordId, after }),
    readBy: conversationSchema,
    notes: ({ id }) => ({ action: 'change', subject, recordId: id }),
    handle: async ({ input: seen, services }) => {
      return answered(await services.conversations.settle(seen), services);
    },
  }),
});

type Line = Awaited<ReturnType<Conversations['page']>>['results'][number];
type Whole = NonNullable<Awaited<ReturnType<Conversations['find']>>>;

function lineOf<Shown extends Line>(conversation: Shown) {
  const { locale, waitingSince } = conversation;
  return {
    ...conversation,
    locale: isLocale(locale) ? locale : defaultLocale,
    /** Our promise: an answer within one opening hour. */
    answerDue: waitingSince === null ? null : answerDue(new Date(waitingSince)).toISOString(),
  };
}

async function whole(conversation: Whole, { commerce, foundRecords }: Services) {
  const { id, email } = conversation;
  const [notToBeCalled, proofs] = await Promise.all([
    commerce.customers.notToBeCalled(email === null ? [] : [email]),
    foundRecords.proofsOf('message', [id]),
  ]);
  return {
    ...lineOf(conversation),
    proof: proofOfRecord(proofs, { id }),
    doNotPhone: notToBeCalled.size > 0,
  };
}

async function answered(outcome: AnswerOutcome, services: Services) {
  if (outcome.ok) return { conversation: await whole(outcome.conversation, services) };
  if (outcome.code === 'conversation_not_found') return unknown();
  throw new AppError('conflict', 'Something was written here meanwhile');
}

function unknown(): never {
  throw new AppError('not_found_error', 'This message is unknown');
}
