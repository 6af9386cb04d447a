import { addressHere, pathHere } from '@/domain/pages/document-addresses';
import { queryPaths } from '@/domain/pages/query-paths';
import { parseReturnPath } from '@/domain/pages/return-path';
import { forgetSession } from './session';
import { tellSessionEnd } from './session-end';
import { storeAccountMark } from '../storage/stored-account';

/**
 * Handles a 401 on any call (spec 6): it forgets the stored session and sends the visitor to the login and back. It
 * loads a new page, so that nothing of the old session stays on the screen.
 */
export function endSession(): void {
  forgetSession();
  storeAccountMark(false);
  tellSessionEnd();
  const { pathname, search } = window.location;
  const next = parseReturnPath(pathHere(pathname + search));
  window.location.assign(addressHere(queryPaths.loginAgain(next)));
}
