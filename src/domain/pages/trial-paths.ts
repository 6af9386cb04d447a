/**
 * The pages of hearing aids that were delivered: the days of the trial, the proof of benefit, and the aids themselves.
 * Apart from `paths`, which every page loads: only the account and its mails name these.
 */
export const trialPaths = {
  sixtyDays: '/account/sixty-days',
  benefit: '/account/benefit',
  aids: '/account/aids',
  /** Where a change of the sound is asked for. */
  askForChange: '/account/aids#change',
  /** Where somebody says whether a change helped. */
  sayHelped: '/account/aids#helped',
} as const;
