import { findRedFlags } from '../audiometry/red-flags';
import { suggestTech } from '../audiometry/tech-suggestion';
import type { TestResult } from '../audiometry/test-result';
import { dispensingRule, type HoldReason, type ProvinceCode } from '../provinces';

/** Kinds of evidence about the hearing that an order is set up for. */
export const profileItemKinds = [
  'test',
  'upload',
  'prescription',
  'waiver',
  'questionnaire',
] as const;
export type ProfileItemKind = (typeof profileItemKinds)[number];

/** Everything an order knows about the hearing that it is for. */
export type HearingProfile = {
  kinds: readonly ProfileItemKind[];
  /** When a staff member approved it; ISO UTC. */
  reviewedAt: string | null;
};

/** What the customer still has to send before the order can be reviewed. */
export type MissingFromProfile = 'hearing_test' | 'prescription';

const enough: readonly ProfileItemKind[] = ['test', 'upload', 'prescription', 'waiver'];

/** Where a prescription is required by law, neither a home test nor a waiver replaces it. */
const enoughByLaw: readonly ProfileItemKind[] = ['upload', 'prescription'];

/** What is missing from a hearing-aid order's profile by the rule of its province; null when it can be reviewed. */
export function missingFromProfile(
  province: ProvinceCode | null,
  kinds: readonly ProfileItemKind[],
): MissingFromProfile | null {
  const isByLaw = dispensingRule(province) === 'prescription_required';
  const wanted = isByLaw ? enoughByLaw : enough;
  if (kinds.some((kind) => wanted.includes(kind))) return null;
  return isByLaw ? 'prescription' : 'hearing_test';
}

/** What we know about the hearing of the person who orders. */
export type HearingOnFile = {
  kinds: readonly ProfileItemKind[];
  /** Has a result that needs no review. */
  hasClearTest: boolean;
};

export const nothingOnFile: HearingOnFile = { kinds: [], hasClearTest: false };

/**
 * Whether and why an order starts in `hold`. Accessories never do. Hearing aids always do, at least until a clinician
 * has signed the sheet that they are set by. Where the province requires a prescription or a dispenser, or the test is
 * not clear, they wait for that first.
 */
export function holdReason(order: {
  hasHearingAid: boolean;
  province: ProvinceCode | null;
  hearing: HearingOnFile;
}): HoldReason | null {
  const { hasHearingAid, province, hearing } = order;
  if (!hasHearingAid) return null;
  const rule = dispensingRule(province);
  if (rule === 'dispensing_reserved') return 'dispenser_review';
  if (rule === 'unknown' && hearing.hasClearTest) return 'fitting_sheet';
  return reasonAfter(province, hearing.kinds);
}

/** Hold reason of an order after these items have arrived. */
export function reasonAfter(
  province: ProvinceCode | null,
  kinds: readonly ProfileItemKind[],
): HoldReason {
  switch (missingFromProfile(province, kinds)) {
    case 'prescription':
      return 'prescription_needed';
    case 'hearing_test':
      return 'hearing_test_needed';
    case null:
      return dispensingRule(province) === 'dispensing_reserved'
        ? 'dispenser_review'
        : 'hearing_review';
  }
}

/**
 * Whether a result needs no review: nothing unusual was found, and our own advice would suggest a level. So no order
 * proceeds automatically against the advice of the result page (normal hearing, too severe a loss, levels not in dB
 * HL).
 */
export function isClearResult(result: TestResult): boolean {
  if (result.reliability === 'poor' || result.flags.length > 0) return false;
  const redFlags = findRedFlags([], result);
  return suggestTech(result, { redFlags, hasTroubleInNoise: false }).kind === 'level';
}
