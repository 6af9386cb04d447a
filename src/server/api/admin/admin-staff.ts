import { object } from 'yup';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';

/**
 * Tells who a token belongs to and which step its login still lacks, so that the admin area can ask for it. Nobody else
 * learns anything.
 */
export const adminStaff = route({
  GET: adminEndpoint({
    may: 'half_login',
    input: object({}),
    showsNobody: 'Staff is told its own name',
    handle: async ({ caller: { staff, login } }) => ({
      staff: { id: staff.id, name: staff.name, role: login.role },
      stage: login.stage,
      language: login.language,
      steps: login.steps,
    }),
  }),
});
