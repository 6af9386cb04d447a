import { paths } from '@/domain/pages/paths';

/** Pages on which somebody answers questions, sends something back, or reads that a doctor comes first. */
const quietPages: readonly string[] = [
  paths.discovery,
  paths.estimate,
  paths.returns,
  paths.accountHearing,
  paths.familyDoctors,
  paths.entPartnerships,
  paths.article('when-to-see-a-doctor'),
  paths.article('asymmetry-in-primary-care'),
  paths.article('referral-letter-for-hearing-loss'),
];

/** Known with the popup's own code, so that no page carries this list. */
export function isQuietPage(path: string): boolean {
  return quietPages.includes(path) || path.startsWith('/questionnaire');
}
