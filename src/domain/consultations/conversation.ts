import { array, boolean, object, string, type InferType } from 'yup';
import type { ListRules } from '../staff/admin-list';

/** Longest accepted texts, in characters. */
export const maximumLetterLength = 5000;
export const maximumChatLength = 2000;
export const maximumNameLength = 100;

const authors = ['visitor', 'staff'] as const;

/** One chat message. */
export const chatMessageSchema = object({
  id: string().required(),
  author: string().oneOf(authors).required(),
  text: string().required(),
  /** ISO UTC. */
  at: string().required(),
});
export type ChatMessage = InferType<typeof chatMessageSchema>;

/** A chat as the visitor sees it, oldest message first. */
export const chatViewSchema = object({
  messages: array(chatMessageSchema.required()).required(),
  /** E-mail for answers after the visitor has left; null until given. */
  email: string().nullable().defined(),
  /** Whether our team is available now. */
  isOpen: boolean().required(),
});
export type ChatView = InferType<typeof chatViewSchema>;

/** Fields of the contact form. */
export type LetterField = 'name' | 'email' | 'message';
export type LetterValues = Readonly<Record<LetterField, string>>;
export const letterFields = ['name', 'email', 'message'] as const satisfies LetterField[];

export const conversationStatuses = ['waiting', 'answered'] as const;
export const conversationKinds = ['letter', 'chat'] as const;

/** Sort and filter options for the staff's inbox. `waiting`: the longest wait comes first. */
export const messageList = {
  sorts: ['waiting', '-updated'],
  filters: { status: conversationStatuses, kind: conversationKinds },
} as const satisfies ListRules;
