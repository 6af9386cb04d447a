import { object, string } from 'yup';
import { AppError } from '@/domain/errors';
import { onlyOurselves } from '../internal-calls';
import { endpoint, route } from '../route';

export const changeStaffPattern = '/api/internal/change-staff';

/** Who may log in to the admin area under a name of her own: for the `staff` command, which asks the running shop. */
export const changeStaff = route(changeStaffPattern, {
  POST: endpoint({
    input: object({
      action: string().oneOf(['add', 'remove']).required(),
      name: string().max(100).required(),
    }),
    mayCall: onlyOurselves(changeStaffPattern),
    handle: async ({ input: { action, name }, services: { staff } }) => {
      if (action === 'remove') {
        if (await staff.remove(name)) return { removed: name };
        throw new AppError('not_found_error', 'Nobody has this name');
      }
      const added = await staff.add(name);
      if (added.ok) return { name, password: added.password };
      const message = added.code === 'name_taken' ? 'The name is taken' : 'The name is not usable';
      throw new AppError('validation_error', message, { param: 'name' });
    },
  }),
});
