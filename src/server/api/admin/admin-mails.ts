import { object } from 'yup';
import { mailLineSchema, staffMailSchema } from '@/domain/staff/answers/mail';
import { AppError } from '@/domain/failures/errors';
import { mailList } from '@/domain/staff/admin-lists';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { listRoute } from '../endpoints/list-route';
import { recordId } from '../endpoints/hearing-inputs';
import { known } from './admin-commerce';

const subject = 'mail';

/** Mails that were sent and mails that failed; each reading of the list is noted. */
export const adminMails = listRoute({
  may: 'mails',
  rules: mailList,
  row: mailLineSchema,
  noted: 'mails',
  read: ({ input, services: { sentMails } }) => sentMails.page(input),
});

/** One mail with its text, unless it contains a key; and sending it again. */
export const adminMail = route({
  GET: adminEndpoint({
    may: 'mails',
    input: object({ id: recordId }),
    readBy: staffMailSchema,
    notes: ({ id }) => ({ action: 'view', subject, recordId: id }),
    handle: async ({ input: { id }, services: { sentMails } }) => {
      return { mail: known(await sentMails.find(id)) };
    },
  }),
  POST: adminEndpoint({
    may: 'mails',
    input: object({ id: recordId }),
    notes: ({ id }) => ({ action: 'change', subject, recordId: id }),
    handle: async ({ input: { id }, services: { sentMails } }) => {
      const outcome = await sentMails.resend(id);
      if (outcome.ok) return { success: true };
      throw outcome.code === 'mail_not_found'
        ? new AppError('not_found_error', 'This record is unknown')
        : new AppError('permission_error', 'A mail with a key in it is not sent again');
    },
  }),
});
