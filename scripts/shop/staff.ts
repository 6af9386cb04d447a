/**
 * People who may log in to the admin area of the running shop under a name of their own:
 * `npm run staff -- add "ada byron" owner` makes up a password and prints it this once; `role "ada byron" shop` gives
 * another role; `remove "ada byron"` ends their logins too; `reset "ada byron"` makes a new password and takes the second
 * step away; `recovery on` lets the shared password in for one hour, `recovery off` at once no more.
 */
import { changeStaffPattern } from '@/server/api/admin/change-staff';
import { askShop, runCommand } from './ask-shop';

runCommand(async ([action, name, role]) => {
  if (!action || !name) throw new Error('add, role, remove, reset or recovery, and whom or what?');
  return askShop(changeStaffPattern, { action, name, role });
});
