import { array, boolean, object, string, type InferType } from 'yup';
import type { ListRules } from '../staff/admin-list';

/** Longest texts that are taken, in characters. */
export const maximumLetterLength = 5000;
export const maximumChatLength = 2000;
export const maximumNameLength = 100;

const authors = ['visitor', 'staff'] as const;

/** One thing that was said. */
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
  /** Where answers go when she is not here any more; null until she gives it. */
  email: string().nullable().defined(),
  /** Somebody of ours is there now. */
  isOpen: boolean().required(),
});
export type ChatView = InferType<typeof chatViewSchema>;

/** What the contact form asks. */
export type LetterField = 'name' | 'email' | 'message';
export type LetterValues = Readonly<Record<LetterField, string>>;
export const letterFields = ['name', 'email', 'message'] as const satisfies LetterField[];

export const conversationStatuses = ['waiting', 'answered'] as const;
export const conversationKinds = ['letter', 'chat'] as const;

/** What our staff's inbox can be sorted by and narrowed to. `waiting`: who waits longest comes first. */
export const messageList = {
  sorts: ['waiting', '-updated'],
  filters: { status: conversationStatuses, kind: conversationKinds },
} as const satisfies ListRules;
