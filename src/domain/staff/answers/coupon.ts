import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import type { Amounts, CouponDiscount } from '../../coupon';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const couponSchema = object({
  id: string().required(),
  code: string().required(),
  name: string().required(),
  discount: mixed<CouponDiscount>(
    (value): value is CouponDiscount => isObject(value) && 'kind' in value,
  ).required(),
  minimumSubTotals: mixed<Amounts>((value): value is Amounts => isObject(value)).required(),
  isActive: boolean().required(),
  validFrom: string().nullable().defined(),
  validUntil: string().nullable().defined(),
  maximumUses: number().nullable().defined(),
  useCount: number().required(),
  isOncePerAccount: boolean().required(),
  productIds: array(string().required()).nullable().defined(),
});
export type StaffCoupon = InferType<typeof couponSchema>;

export const couponAnswerSchema = object({ coupon: couponSchema.required() });
