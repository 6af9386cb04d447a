import { object } from 'yup';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';

/** Whose login a token is, and what it still lacks, so that the admin area can say it and shows nothing to anybody else. */
export const adminStaff = route({
  GET: adminEndpoint({
    may: 'half_login',
    input: object({}),
    showsNobody: 'Staff is told its own name',
    handle: async ({ caller: { staff, login } }) => ({
      staff: { id: staff.id, name: staff.name, role: login.role },
      stage: login.stage,
      steps: login.steps,
    }),
  }),
});
