import { paths } from '@/domain/pages/paths';
import { parseReturnPath } from '@/domain/pages/return-path';
import { forgetSession } from './session';
import { tellSessionEnd } from './session-end';
import { storeAccountMark } from '../storage/stored-account';

/**
 * What a 401 on any call asks for (spec 6): the stored session is forgotten, and the visitor logs in again and
 * comes back to where she was. A new page, so that nothing of the old session stays on the screen.
 */
export function endSession(): void {
  forgetSession();
  storeAccountMark(false);
  tellSessionEnd();
  const { pathname, search } = window.location;
  window.location.assign(paths.loginAgain(parseReturnPath(pathname + search)));
}
