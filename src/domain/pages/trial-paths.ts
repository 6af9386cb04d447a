/**
 * The pages of a trial, one a day, and the proof of benefit. Apart from `paths`, which every page loads: only the account
 * and its mails name these.
 */
export const trialPaths = {
  sixtyDays: '/account/sixty-days',
  benefit: '/account/benefit',
} as const;
