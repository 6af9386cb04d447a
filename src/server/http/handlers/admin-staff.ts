import { object } from 'yup';
import { adminOnly } from '../admin-guard';
import { endpoint, route } from '../route';

/** Whose login a token is, so that the admin area can say it and shows nothing to anybody else. */
export const adminStaff = route('/api/admin-staff', {
  GET: endpoint({
    input: object({}),
    mayCall: adminOnly,
    handle: async ({ caller: { staff } }) => ({ staff: { id: staff.id, name: staff.name } }),
  }),
});
