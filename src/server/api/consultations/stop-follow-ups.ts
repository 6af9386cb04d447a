import { mailedPaths } from '@/domain/pages/mailed-paths';
import { leaveByCode } from '../endpoints/leave-by-code';

/** Ends the mails after a delivery for the code in one of them. */
export const stopFollowUps = leaveByCode({
  leave: (code, { followUps }) => followUps.stop(code),
  pageOf: mailedPaths.stopFollowUps,
});
