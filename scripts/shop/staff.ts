/**
 * Manages the people who may log in to the admin area of the running shop under their own name:
 * `npm run staff -- add "ada byron" owner` generates a password and prints it only this once; `role "ada byron" shop`
 * changes the role; `remove "ada byron"` also ends their logins; `reset "ada byron"` generates a new password and
 * removes the second step; `recovery on` allows the shared password for one hour, `recovery off` ends that at once.
 */
import { changeStaffPattern } from '@/server/api/admin/change-staff';
import { askShop, runCommand } from './ask-shop';

runCommand(async ([action, name, role]) => {
  if (!action || !name) throw new Error('add, role, remove, reset or recovery, and whom or what?');
  return askShop(changeStaffPattern, { action, name, role });
});
