import { number, object, string } from 'yup';
import {
  giftCardAnswerSchema,
  giftCardSchema,
  newGiftCardSchema,
} from '@/domain/staff/answers/gift-card';
import { cents } from '@/domain/money';
import { giftCardList } from '@/domain/staff/admin-lists';
import { storeCurrencies } from '@/domain/store';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { listRoute } from '../endpoints/list-route';
import { recordId } from '../endpoints/hearing-inputs';
import { known, adminCommerceOf } from './admin-commerce';

const subject = 'gift-card';

/** Lists gift cards by the last four characters of their codes: a whole code is money. */
export const adminGiftCards = listRoute({
  may: 'gift-cards',
  rules: giftCardList,
  row: giftCardSchema,
  noted: 'gift-cards',
  read: ({ input, services }) => adminCommerceOf(services).giftCards.page(input),
});

/** The most one card may hold, in whole cents. */
const mostOnACard = 500_000;

/** Creates a gift card (POST), whose code is shown only this once, or ends one (PUT). */
export const adminGiftCard = route({
  POST: adminEndpoint({
    may: 'gift-cards',
    readBy: newGiftCardSchema,
    input: object({
      amount: number().integer().min(100).max(mostOnACard).required(),
      currency: string().oneOf(storeCurrencies).required(),
    }),
    find: async ({ input: { amount, currency }, services }) => {
      const made = await adminCommerceOf(services).giftCards.create({
        amount: cents(amount),
        currency,
      });
      return {
        result: { gift_card: made.card, code: made.code },
        notes: [{ action: 'change', subject, recordId: made.card.id }],
      };
    },
  }),
  PUT: adminEndpoint({
    may: 'gift-cards',
    input: object({ id: recordId }),
    readBy: giftCardAnswerSchema,
    notes: ({ id }) => ({ action: 'change', subject, recordId: id }),
    handle: async ({ input: { id }, services }) => {
      const { giftCards } = adminCommerceOf(services);
      return { gift_card: known(await giftCards.end(id)) };
    },
  }),
});
