import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { staffRoles } from '@/domain/staff/staff-roles';
import type { Services } from '@/server/main/services';
import { onlyOurselves } from '../endpoints/internal-calls';
import { endpoint, route } from '../endpoints/route';

export const changeStaffPattern = '/api/internal/change-staff';

/** How the audit log names the operator at the server. */
const command = { id: 'command', name: 'npm run staff' };

const changes = ['add', 'remove', 'role', 'reset', 'recovery'] as const;

type Change = { name: string; role: (typeof staffRoles)[number] | undefined };

/**
 * Changes who has a personal login to the admin area, and whether the shared password works beside those, for the
 * `staff` command, which calls the running shop. Each change is noted in the audit log.
 */
export const changeStaff = route({
  POST: endpoint({
    input: object({
      action: string().oneOf(changes).required(),
      /** For `recovery`: `on` or `off`. */
      name: string().max(100).required(),
      /** For `add` and `role`. */
      role: string().oneOf(staffRoles),
    }),
    mayCall: onlyOurselves(changeStaffPattern),
    handle: ({ input: { action, name, role }, services }) => act[action]({ name, role }, services),
  }),
});

const act: Readonly<
  Record<(typeof changes)[number], (change: Change, services: Services) => Promise<object>>
> = {
  async add({ name, role }, services) {
    const added = await services.staff.add(name, roleOf(role));
    const { id, password } = await noted(added, services);
    return { id, name, role, password };
  },
  async remove({ name }, services) {
    await noted(await services.staff.remove(name), services);
    return { removed: name };
  },
  async role({ name, role }, services) {
    await noted(await services.staff.changeRole(name, roleOf(role)), services);
    return { name, role };
  },
  async reset({ name }, services) {
    const { password } = await noted(await services.staff.reset(name), services);
    return { name, password };
  },
  async recovery({ name: state }, { staff, audit }) {
    if (state !== 'on' && state !== 'off') {
      throw new AppError('validation_error', 'recovery on, or recovery off?', { param: 'name' });
    }
    const note = { action: 'change', subject: 'staff_recovery', recordId: state } as const;
    await audit.record(command, [note]);
    return staff.setRecovery(state === 'on');
  },
};

function roleOf(role: Change['role']): (typeof staffRoles)[number] {
  if (role !== undefined) return role;
  throw new AppError('validation_error', `Which role? ${staffRoles.join(', ')}`, { param: 'role' });
}

const refusals = {
  name_taken: 'The name is taken',
  name_unusable: 'The name is not usable',
  owner_first: 'The first member of staff is an owner: nobody else could look after the others',
  last_owner: 'There has to be an owner. Make somebody else one first.',
  member_not_found: 'Nobody has this name',
} as const;

type Refused = { ok: false; code: keyof typeof refusals };

/** Writes the change to the audit log and returns it; throws refusals as readable messages. */
async function noted<Done extends { id: string }>(
  outcome: ({ ok: true } & Done) | Refused,
  { audit }: Services,
): Promise<Done> {
  if (!outcome.ok) {
    const code = outcome.code === 'member_not_found' ? 'not_found_error' : 'validation_error';
    throw new AppError(code, refusals[outcome.code], { param: 'name' });
  }
  await audit.record(command, [{ action: 'change', subject: 'staff', recordId: outcome.id }]);
  return outcome;
}
