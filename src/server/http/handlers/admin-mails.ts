import { object } from 'yup';
import { AppError } from '@/domain/errors';
import { mailList } from '@/domain/office-lists';
import { listInput } from '../list-input';
import { route } from '../route';
import { adminEndpoint } from '../staff/admin-endpoint';
import { listNote } from '../staff/list-note';
import { recordId } from './hearing-inputs';
import { known } from './office';

const subject = 'mail';

const listMails = adminEndpoint({
  may: 'mails',
  input: listInput(mailList),
  notes: listNote('mails'),
  handle: async ({ input, services: { sentMails } }) => {
    const { page, pageSize } = input;
    return { page, pageSize, ...(await sentMails.page(input)) };
  },
});

/** What went out and what did not; that somebody read the list is noted. */
export const adminMails = route({ GET: listMails, POST: listMails });

/** One mail with its words, unless a key stands in it; and sending it once more. */
export const adminMail = route({
  GET: adminEndpoint({
    may: 'mails',
    input: object({ id: recordId }),
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
