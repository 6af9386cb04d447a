import type { Product } from '../catalogue/catalogue';
import type { FundingQuestion, OtherPayer } from './funding-estimate';
import { cents, type Cents } from '../money';
import { pricedIn } from '../catalogue/page-prices';
import { choices, defaultChoice, pricesOfLevel, type TechLevel } from '../catalogue/product-choice';
import type { ProvinceCode } from '../provinces';

/** What one hearing aid costs at each level, in Canadian cents. */
export type LevelPrices = Readonly<Record<TechLevel, Cents>>;

/** The prices an estimate starts from; null where the shop has none in Canadian dollars, the only ones programs know. */
export function canadianPrices(aid: Product): LevelPrices | null {
  const priced = pricedIn(aid, 'CAD');
  if (priced.currency !== 'CAD') return null;
  const [basic, advanced, premium] = choices.tech.map(
    (tech) => pricesOfLevel(priced, { ...defaultChoice, tech })?.perEar,
  );
  if (basic === undefined || advanced === undefined || premium === undefined) return null;
  return { basic, advanced, premium };
}

/** What a person tells to see what she would pay. It is about her health and her insurance: it is kept nowhere. */
export type EstimateAnswers = {
  province: ProvinceCode | null;
  level: TechLevel;
  aids: 1 | 2;
  plan: OtherPayer;
  /** As it was typed. */
  planCap: string;
  isSeventy: boolean | null;
  isClaimApproved: boolean;
  hasHadAdp: boolean;
};

export const noAnswers: EstimateAnswers = {
  province: null,
  level: defaultChoice.tech,
  aids: 2,
  plan: 'none',
  planCap: '',
  isSeventy: null,
  isClaimApproved: false,
  hasHadAdp: false,
};

/** What the answers ask, as far as they concern the place and the payer; null while the place is not known. */
export function questionOf(answers: EstimateAnswers, prices: LevelPrices): FundingQuestion | null {
  const { province, level, aids, plan, planCap, isSeventy, isClaimApproved, hasHadAdp } = answers;
  if (province === null) return null;
  const cap = plan === 'private' ? parseAmount(planCap) : null;
  return {
    province,
    price: prices[level],
    aids,
    plan,
    planCap: cap === 'unreadable' ? null : cap,
    isSeventy: province === 'QC' ? isSeventy : null,
    isClaimApproved: province === 'ON' && plan === 'workers' && isClaimApproved,
    hasHadAdp: province === 'ON' && hasHadAdp,
  };
}

/** The most that a plan could pay: no amount of a person's money is above it. */
export const largestAmount = cents(100_000_00);

/**
 * An amount as people write it: `600`, `$1,200.50`, `1 200`. Null for nothing, `unreadable` for what is no amount or is
 * beyond all reason.
 */
export function parseAmount(text: string): Cents | null | 'unreadable' {
  const bare = text.replace(/[\s$]/g, '');
  if (bare === '') return null;
  const parts = /^(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?$/.exec(bare);
  if (!parts) return 'unreadable';
  const [, whole = '', fraction = ''] = parts;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return amount > largestAmount ? 'unreadable' : cents(amount);
}
