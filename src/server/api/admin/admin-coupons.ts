import { boolean, date, number, object, string, type InferType } from 'yup';
import { couponAnswerSchema, couponSchema } from '@/domain/staff/answers/coupon';
import { normaliseCode, type CouponDiscount } from '@/domain/coupon';
import { AppError } from '@/domain/failures/errors';
import { cents } from '@/domain/money';
import { couponList } from '@/domain/staff/admin-lists';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import { storeCurrencies } from '@/domain/store';
import type { NewCoupon } from '@/server/commerce/admin-commerce';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { listRoute } from '../endpoints/list-route';
import { recordId } from '../endpoints/hearing-inputs';
import { known, adminCommerceOf } from './admin-commerce';

export const adminCoupons = listRoute({
  may: 'coupons',
  rules: couponList,
  row: couponSchema,
  noted: 'coupons',
  read: ({ input, services }) => adminCommerceOf(services).coupons.page(input),
});

const wholeCents = number().integer().min(1).max(99_999_999);

const couponInput = object({
  code: trimmedText()
    .transform((code: unknown) => (typeof code === 'string' ? code.toUpperCase() : code))
    .max(40)
    .test('code', 'A code has at least four letters or digits', (code) => {
      return code !== undefined && normaliseCode(code).length >= 4;
    })
    .required(),
  name: trimmedText().max(100).required(),
  kind: string().oneOf(['percent', 'amount', 'free_shipping']).required(),
  /** Whole percent; only for `percent`. */
  percent: number().integer().min(1).max(100),
  /** Whole cents by currency; only for `amount`. A coupon is valid in the currencies that have an amount. */
  amounts: object({ USD: wholeCents, CAD: wholeCents }).default({}),
  minimums: object({ USD: wholeCents, CAD: wholeCents }).default({}),
  valid_from: date().nullable().default(null),
  valid_until: date().nullable().default(null),
  maximum_uses: number().integer().min(1).max(1_000_000).nullable().default(null),
  is_once_per_account: boolean().default(false),
});

/** Creates a coupon (POST) or ends one (PUT). */
export const adminCoupon = route({
  POST: adminEndpoint({
    may: 'coupons',
    input: couponInput,
    readBy: couponAnswerSchema,
    find: async ({ input, services }) => {
      const { coupons } = adminCommerceOf(services);
      const outcome = await coupons.create(couponOf(input));
      if (!outcome.ok) {
        throw new AppError('validation_error', 'Another coupon has this code', { param: 'code' });
      }
      const { coupon } = outcome;
      const note = { action: 'change', subject: 'coupon', recordId: coupon.id } as const;
      return { result: { coupon }, notes: [note] };
    },
  }),
  PUT: adminEndpoint({
    may: 'coupons',
    input: object({ id: recordId }),
    readBy: couponAnswerSchema,
    notes: ({ id }) => ({ action: 'change', subject: 'coupon', recordId: id }),
    handle: async ({ input: { id }, services }) => {
      const { coupons } = adminCommerceOf(services);
      return { coupon: known(await coupons.end(id)) };
    },
  }),
});

type CouponInput = InferType<typeof couponInput>;

function couponOf(input: CouponInput): NewCoupon {
  const { code, name, valid_from: from, valid_until: until } = input;
  if (from && until && until <= from) {
    throw new AppError('validation_error', 'It has to end after it begins', {
      param: 'valid_until',
    });
  }
  return {
    code,
    name,
    discount: discountOf(input),
    validFrom: from?.toISOString() ?? null,
    validUntil: until?.toISOString() ?? null,
    maximumUses: input.maximum_uses,
    isOncePerAccount: input.is_once_per_account,
    minimumSubTotals: amountsOf(input.minimums),
  };
}

function discountOf({ kind, percent, amounts }: CouponInput): CouponDiscount {
  if (kind === 'free_shipping') return { kind };
  if (kind === 'percent') {
    if (percent === undefined) {
      throw new AppError('validation_error', 'How many percent?', { param: 'percent' });
    }
    return { kind, basisPoints: percent * 100 };
  }
  const set = amountsOf(amounts);
  if (Object.keys(set).length === 0) {
    throw new AppError('validation_error', 'How much?', { param: 'amounts' });
  }
  return { kind: 'amount', amounts: set };
}

function amountsOf(amounts: CouponInput['amounts']): NewCoupon['minimumSubTotals'] {
  return Object.fromEntries(
    storeCurrencies.flatMap((currency) => {
      const amount = amounts[currency];
      return amount === undefined ? [] : [[currency, cents(amount)]];
    }),
  );
}
