import { array, boolean, object, string, type InferType } from 'yup';
import {
  chatMessageSchema,
  conversationKinds,
  conversationStatuses,
} from '../../consultations/conversation';
import { defaultLocale, locales } from '../../words/locale';
import { recordProofSchema } from './record-proof';

/** A line of the inbox. */
export const conversationLineSchema = object({
  id: string().required(),
  kind: string().oneOf(conversationKinds).required(),
  email: string().nullable().defined(),
  name: string().nullable().defined(),
  status: string().oneOf(conversationStatuses).required(),
  /** What the person reads. */
  locale: string().oneOf(locales).default(defaultLocale),
  /** ISO UTC. */
  updatedAt: string().required(),
  waitingSince: string().nullable().defined(),
  answerDue: string().nullable().defined(),
  doNotPhone: boolean().required(),
  proof: recordProofSchema.required(),
});
export type ConversationLine = InferType<typeof conversationLineSchema>;

/** One conversation, as `/api/admin-message` answers it. */
export const conversationSchema = object({
  conversation: conversationLineSchema
    .concat(object({ messages: array(chatMessageSchema.required()).required() }))
    .required(),
});
export type Conversation = InferType<typeof conversationSchema>['conversation'];
