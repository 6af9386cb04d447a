import { findRedFlags } from '../audiometry/red-flags';
import { suggestTech } from '../audiometry/tech-suggestion';
import type { TestResult } from '../audiometry/test-result';
import { dispensingRule, type HoldReason, type ProvinceCode } from '../provinces';

/** What may tell us which hearing an order is set up for. */
export const profileItemKinds = [
  'test',
  'upload',
  'prescription',
  'waiver',
  'questionnaire',
] as const;
export type ProfileItemKind = (typeof profileItemKinds)[number];

/** What an order knows of the hearing it is for. */
export type HearingProfile = {
  kinds: readonly ProfileItemKind[];
  /** When somebody of our staff said that it will do; ISO UTC. */
  reviewedAt: string | null;
};

/** What is still to be sent before anybody can look at an order. */
export type MissingFromProfile = 'hearing_test' | 'prescription';

const enough: readonly ProfileItemKind[] = ['test', 'upload', 'prescription', 'waiver'];

/** Where a prescription is the law, neither a test at home nor a waiver stands in for it. */
const enoughByLaw: readonly ProfileItemKind[] = ['upload', 'prescription'];

/** What the profile of a hearing-aid order lacks by the rule of its province; null when a person can go on. */
export function missingFromProfile(
  province: ProvinceCode | null,
  kinds: readonly ProfileItemKind[],
): MissingFromProfile | null {
  const isByLaw = dispensingRule(province) === 'prescription_required';
  const wanted = isByLaw ? enoughByLaw : enough;
  if (kinds.some((kind) => wanted.includes(kind))) return null;
  return isByLaw ? 'prescription' : 'hearing_test';
}

/** What is known of the hearing of somebody who orders. */
export type HearingOnFile = {
  kinds: readonly ProfileItemKind[];
  /** A result that needs nobody's second look. */
  hasClearTest: boolean;
};

export const nothingOnFile: HearingOnFile = { kinds: [], hasClearTest: false };

/**
 * Does an order start in `hold`, and why? Accessories never wait. Hearing aids wait where the province asks for a
 * prescription or a dispenser; everywhere else until a clear test is on file, or somebody has looked at what is.
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
  if (rule === 'unknown' && hearing.hasClearTest) return null;
  return reasonAfter(province, hearing.kinds);
}

/** Why an order waits once these have come. */
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
 * A result that asks for nobody's second look: nothing odd came up, and our own advice would suggest a level. So no order
 * goes on by itself that the result page advised against (normal hearing, too severe a loss, levels not in dB HL).
 */
export function isClearResult(result: TestResult): boolean {
  if (result.reliability === 'poor' || result.flags.length > 0) return false;
  const redFlags = findRedFlags([], result);
  return suggestTech(result, { redFlags, hasTroubleInNoise: false }).kind === 'level';
}
