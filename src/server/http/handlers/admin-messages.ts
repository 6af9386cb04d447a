import { number, object, string } from 'yup';
import { maximumLetterLength } from '@/domain/conversation';
import { AppError } from '@/domain/errors';
import { adminOnly } from '../admin-guard';
import { endpoint, route } from '../route';
import { recordId } from './hearing-inputs';

const pageNumber = number().integer().min(1).max(100_000);
const subject = 'conversation';

/** Letters and chats, those that wait for us first; that somebody read the list is noted. */
export const adminMessages = route('/api/admin-messages', {
  GET: endpoint({
    input: object({ page: pageNumber.default(1), pageSize: pageNumber.max(100).default(25) }),
    mayCall: adminOnly,
    handle: async ({ input: { page, pageSize }, caller: { staff }, services }) => {
      await services.audit.record({ staff, action: 'list', subject, recordId: `${page}` });
      return { page, pageSize, ...(await services.conversations.page({ page, pageSize })) };
    },
  }),
});

/** One of them with everything that was said, and answering it. */
export const adminMessage = route('/api/admin-message', {
  GET: endpoint({
    input: object({ id: recordId }),
    mayCall: adminOnly,
    handle: async ({ input: { id }, caller: { staff }, services }) => {
      await services.audit.record({ staff, action: 'view', subject, recordId: id });
      return { conversation: (await services.conversations.find(id)) ?? unknown() };
    },
  }),
  POST: endpoint({
    input: object({
      id: recordId,
      text: string().trim().max(maximumLetterLength).required(),
    }),
    mayCall: adminOnly,
    handle: async ({ input: { id, text }, caller: { staff }, services }) => {
      await services.audit.record({ staff, action: 'change', subject, recordId: id });
      const outcome = await services.conversations.answer(id, text);
      return { conversation: outcome.ok ? outcome.conversation : unknown() };
    },
  }),
});

function unknown(): never {
  throw new AppError('not_found_error', 'This message is unknown');
}
