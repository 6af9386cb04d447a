import { object, string } from 'yup';
import { endedSchema, membersSchema, mineSchema } from '@/domain/staff/answers/logins';
import { AppError } from '@/domain/failures/errors';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { recordId } from '../endpoints/hearing-inputs';

/** The caller's own logins: GET lists them, POST ends one (`id`), PUT ends all except the calling one. */
export const adminLogins = route({
  GET: adminEndpoint({
    may: 'today',
    input: object({}),
    readBy: mineSchema,
    showsNobody: 'One’s own logins',
    handle: async ({ caller: { login }, services }) => ({
      results: (await services.staff.loginsOf(login)).map((one) => ({
        ...one,
        isThis: one.id === login.id,
      })),
    }),
  }),
  POST: adminEndpoint({
    may: 'today',
    input: object({ id: recordId }),
    readBy: endedSchema,
    showsNobody: 'One’s own logins',
    handle: async ({ input: { id }, caller: { login }, services }) => {
      if (await services.staff.endLogin(login, id)) return { ended: 1 };
      throw new AppError('not_found_error', 'This login has ended already');
    },
  }),
  PUT: adminEndpoint({
    may: 'today',
    readBy: endedSchema,
    input: object({}),
    showsNobody: 'One’s own logins',
    handle: async ({ caller: { login }, services }) => ({
      ended: await services.staff.endOtherLogins(login),
    }),
  }),
});

/**
 * The staff members with their logins (GET), and ending the logins of one member, or of all except the caller (POST).
 */
export const adminMembers = route({
  GET: adminEndpoint({
    may: 'staff',
    readBy: membersSchema,
    input: object({}),
    notes: () => ({ action: 'list', subject: 'staff', recordId: 'all' }),
    handle: async ({ services }) => ({ results: await services.staff.members() }),
  }),
  POST: adminEndpoint({
    may: 'staff',
    readBy: endedSchema,
    input: object({ staff_id: string().max(100).nullable().default(null) }),
    notes: ({ staff_id: staffId }) => ({
      action: 'change',
      subject: 'staff_logins',
      recordId: staffId ?? 'all',
    }),
    handle: async ({ input: { staff_id: staffId }, caller: { login }, services }) => ({
      ended: await services.staff.endLoginsOf(staffId, login),
    }),
  }),
});
