/**
 * People who may log in to the admin area of the running shop under a name of their own:
 * `npm run staff -- add "ada byron"` makes up a password and prints it this once, `remove` ends her logins too.
 */
import { changeStaffPattern } from '@/server/http/handlers/change-staff';
import { askShop, runCommand } from './ask-shop';

runCommand(async ([action, name]) => {
  if (!action || !name) throw new Error('add or remove, and whom?');
  return askShop(changeStaffPattern, { action, name });
});
