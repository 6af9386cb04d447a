import { object } from 'yup';
import { AppError } from '@/domain/errors';
import { mailList } from '@/domain/office-lists';
import { adminOnly } from '../admin-guard';
import { listInput } from '../list-input';
import { endpoint, route } from '../route';
import { recordId } from './hearing-inputs';
import { known } from './office';

const subject = 'mail';

const listMails = endpoint({
  input: listInput(mailList),
  mayCall: adminOnly,
  handle: async ({ input, caller: { staff }, services: { audit, sentMails } }) => {
    const { page, pageSize } = input;
    await audit.record({ staff, action: 'list', subject: 'mails', recordId: `${page}` });
    return { page, pageSize, ...(await sentMails.page(input)) };
  },
});

/** What went out and what did not; that somebody read the list is noted. */
export const adminMails = route('/api/admin-mails', { GET: listMails, POST: listMails });

/** One mail with its words, unless a key stands in it; and sending it once more. */
export const adminMail = route('/api/admin-mail', {
  GET: endpoint({
    input: object({ id: recordId }),
    mayCall: adminOnly,
    handle: async ({ input: { id }, caller: { staff }, services: { audit, sentMails } }) => {
      await audit.record({ staff, action: 'view', subject, recordId: id });
      return { mail: known(await sentMails.find(id)) };
    },
  }),
  POST: endpoint({
    input: object({ id: recordId }),
    mayCall: adminOnly,
    handle: async ({ input: { id }, caller: { staff }, services: { audit, sentMails } }) => {
      await audit.record({ staff, action: 'change', subject, recordId: id });
      const outcome = await sentMails.resend(id);
      if (outcome.ok) return { success: true };
      throw outcome.code === 'mail_not_found'
        ? new AppError('not_found_error', 'This record is unknown')
        : new AppError('permission_error', 'A mail with a key in it is not sent again');
    },
  }),
});
