import { normaliseCode, type CouponDiscount } from '@/domain/coupon';
import { cents, defaultCurrency } from '@/domain/money';

type SeedCoupon = {
  id: string;
  code: string;
  name: string;
  discount: CouponDiscount;
  validUntil: string | null;
};

export const seedCoupons: readonly SeedCoupon[] = [
  {
    id: '6a1f00c0b001b0a1c9d8e7f0',
    code: 'WELCOME10',
    name: '10% off your order',
    discount: { kind: 'percent', basisPoints: 1000 },
    validUntil: null,
  },
  {
    id: '6a1f00c0b002b0a1c9d8e7f0',
    code: 'EXPIRED5',
    name: '5% off your order',
    discount: { kind: 'percent', basisPoints: 500 },
    validUntil: '2026-02-01T05:00:00.000Z',
  },
];

const giftCardCode = 'GIFT-BORE-AL50';

export const seedGiftCards = [
  {
    id: '6a1f0061f701b0a1c9d8e7f0',
    normalisedCode: normaliseCode(giftCardCode),
    last4: normaliseCode(giftCardCode).slice(-4),
    balance: cents(5000),
    currency: defaultCurrency,
  },
] as const;
