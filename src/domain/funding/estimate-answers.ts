import type { Product } from '../catalogue/catalogue';
import type { FundingQuestion, OtherPayer } from './funding-estimate';
import { cents, type Cents } from '../money';
import { pricedIn } from '../catalogue/page-prices';
import { choices, defaultChoice, pricesOfLevel, type TechLevel } from '../catalogue/product-choice';
import type { ProvinceCode } from '../provinces';

/** Price of one hearing aid at each level, in Canadian cents. */
export type LevelPrices = Readonly<Record<TechLevel, Cents>>;

/** The prices for an estimate; null where the shop has none in Canadian dollars, the only currency of the programs. */
export function canadianPrices(aid: Product): LevelPrices | null {
  const priced = pricedIn(aid, 'CAD');
  if (priced.currency !== 'CAD') return null;
  const [basic, advanced, premium] = choices.tech.map(
    (tech) => pricesOfLevel(priced, { ...defaultChoice, tech })?.perEar,
  );
  if (basic === undefined || advanced === undefined || premium === undefined) return null;
  return { basic, advanced, premium };
}

/** The answers behind a cost estimate. They are about the person's health and insurance, so they are stored nowhere. */
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

/** The question for the estimate, from the answers about place and payer; null while the place is not known. */
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

/** Upper limit for what a plan can pay; larger amounts are typing mistakes. */
export const largestAmount = cents(100_000_00);

/**
 * Reads an amount as people write it: `600`, `$1,200.50`, `1 200,50 $`. A comma before three digits parts
 * thousands, before one or two it parts cents. Null for an empty text, `unreadable` for anything
 * that is no amount or is far too large.
 */
export function parseAmount(text: string): Cents | null | 'unreadable' {
  const bare = text.replace(/[\s$]/g, '');
  if (bare === '') return null;
  const parts = /^(\d{1,3}(?:,\d{3})+|\d{1,6})(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!parts) return 'unreadable';
  const [, whole = '', fraction = ''] = parts;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return amount > largestAmount ? 'unreadable' : cents(amount);
}
