import { object, string } from 'yup';
import { isEmail } from '@/domain/accounts/account';
import {
  maximumChatLength,
  maximumLetterLength,
  maximumNameLength,
  type ChatView,
} from '@/domain/consultations/conversation';
import { defaultLocale, locales } from '@/domain/words/locale';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import { isSupportOpen } from '@/domain/consultations/support-hours';
import { ownerOf } from '@/server/visits/ownership';
import { jsonAnswer } from '@/server/http/answers';
import { bearerOf } from '@/server/http/bearer';
import { anyone, endpoint, route } from '../endpoints/route';
import { makerOf, visitOf } from '../endpoints/visit';
import { emailInput } from '../endpoints/hearing-inputs';

const locale = string().oneOf(locales).default(defaultLocale);

/** The contact form. Bots fill in a field that people do not see; they are answered as if it had worked. */
export const customerData = route({
  POST: endpoint({
    input: object({
      name: trimmedText().max(maximumNameLength).required(),
      email: emailInput,
      message: trimmedText().max(maximumLetterLength).required(),
      website: string().max(1000).default(''),
      locale,
    }),
    mayCall: anyone,
    handle: async ({ input: { website, ...letter }, services, request }) => {
      await services.limits.count(['letterByClient', services.clientAddressOf(request)]);
      if (website === '')
        await services.conversations.writeLetter(letter, await makerOf(request, services));
      return { result: true };
    },
  }),
});

const email = trimmedText()
  .max(254)
  .test('email', 'The email address is not valid', (text) => !text || isEmail(text));

/**
 * The visitor's chat. Without a chat or a session it is empty; the first message starts a guest's visit (`X-Session`).
 */
export const chatMessages = route({
  GET: endpoint({
    input: object({}),
    mayCall: anyone,
    handle: async ({ services, request }): Promise<ChatView> => {
      const session = bearerOf(request);
      const visitor = session && (await services.commerce.visitors.identify(session));
      const chat = visitor
        ? await services.conversations.chatOf(ownerOf(visitor))
        : { messages: [], email: null };
      return viewOf(chat);
    },
  }),
  POST: endpoint({
    input: object({
      text: trimmedText().max(maximumChatLength).required(),
      email,
      locale,
    }),
    mayCall: async (request, services) => {
      await services.limits.count(['chatByClient', services.clientAddressOf(request)]);
      return visitOf(request, services);
    },
    handle: async ({ input, caller: { visitor, newSession }, services }) => ({
      newSession,
      chat: await services.conversations.say(ownerOf(visitor), {
        text: input.text,
        email: input.email || null,
        locale: input.locale,
      }),
    }),
    answer: ({ newSession, chat }) =>
      jsonAnswer(200, viewOf(chat), {
        'Cache-Control': 'no-store',
        ...(newSession !== null && { 'X-Session': newSession }),
      }),
  }),
});

function viewOf({
  messages,
  email: address,
}: Omit<ChatView, 'isOpen' | 'messages'> & {
  messages: readonly ChatView['messages'][number][];
}): ChatView {
  return { messages: [...messages], email: address, isOpen: isSupportOpen(new Date()) };
}
