import { normaliseCode } from '@/domain/coupon';
import type { CurrencyCode } from '@/domain/money';
import { centsOfText } from '../record/money-text';

/** A coupon as it is being typed. */
export type CouponDraft = {
  code: string;
  name: string;
  kind: 'percent' | 'amount' | 'free_shipping';
  percent: string;
  /** Last day of the coupon. */
  until: string;
  uses: string;
  isOncePerAccount: boolean;
} & Record<CurrencyCode, string>;

export const emptyCoupon: CouponDraft = {
  code: '',
  name: '',
  kind: 'percent',
  percent: '',
  USD: '',
  CAD: '',
  until: '',
  uses: '',
  isOncePerAccount: false,
};

type DraftFault = 'code' | 'name' | 'percent' | 'amount' | 'until' | 'uses';

const shortestCode = 4;

/** Errors by field. */
export function faultsOf(draft: CouponDraft): Partial<Record<keyof CouponDraft, DraftFault>> {
  const { kind, until, uses } = draft;
  const isAmount = (text: string) => text.trim() === '' || centsOfText(text) !== null;
  const hasAmount = draft.USD.trim() !== '' || draft.CAD.trim() !== '';
  return {
    ...(normaliseCode(draft.code).length < shortestCode && { code: 'code' }),
    ...(draft.name.trim() === '' && { name: 'name' }),
    ...(kind === 'percent' && !isWhole(draft.percent, 100) && { percent: 'percent' }),
    ...(kind === 'amount' && (!hasAmount || !isAmount(draft.USD)) && { USD: 'amount' }),
    ...(kind === 'amount' && !isAmount(draft.CAD) && { CAD: 'amount' }),
    ...(until !== '' && Date.parse(endOf(until)) <= Date.now() && { until: 'until' }),
    ...(uses.trim() !== '' && !isWhole(uses, 1_000_000) && { uses: 'uses' }),
  };
}

/** The coupon as a request body; for a draft without errors. */
export function couponBody(draft: CouponDraft): object {
  const { code, name, kind, percent, until, uses, isOncePerAccount } = draft;
  return {
    code,
    name,
    kind,
    ...(kind === 'percent' && { percent: Number(percent) }),
    ...(kind === 'amount' && {
      amounts: {
        ...(draft.USD.trim() !== '' && { USD: centsOfText(draft.USD) }),
        ...(draft.CAD.trim() !== '' && { CAD: centsOfText(draft.CAD) }),
      },
    }),
    valid_until: until === '' ? null : endOf(until),
    maximum_uses: uses.trim() === '' ? null : Number(uses),
    is_once_per_account: isOncePerAccount,
  };
}

/** The clinic's midnight after a day: seven hours behind UTC, all year. */
function endOf(day: string): string {
  return new Date(Date.parse(`${day}T07:00:00Z`) + 24 * 60 * 60 * 1000).toISOString();
}

function isWhole(text: string, highest: number): boolean {
  const count = Number(text.trim());
  return /^\d+$/.test(text.trim()) && count >= 1 && count <= highest;
}
