import { number, object, string } from 'yup';
import { cents } from '@/domain/money';
import { giftCardList } from '@/domain/office-lists';
import { storeCurrencies } from '@/domain/store';
import { adminOnly } from '../admin-guard';
import { listInput } from '../list-input';
import { endpoint, route } from '../route';
import { recordId } from './hearing-inputs';
import { known, officeOf } from './office';

const subject = 'gift-card';

const listGiftCards = endpoint({
  input: listInput(giftCardList),
  mayCall: adminOnly,
  handle: async ({ input, caller: { staff }, services }) => {
    const { page, pageSize } = input;
    const { giftCards } = officeOf(services);
    await services.audit.record({
      staff,
      action: 'list',
      subject: 'gift-cards',
      recordId: `${page}`,
    });
    return { page, pageSize, ...(await giftCards.page(input)) };
  },
});

/** Gift cards by the last four characters of their codes: the codes themselves are money. */
export const adminGiftCards = route('/api/admin-gift-cards', {
  GET: listGiftCards,
  POST: listGiftCards,
});

/** The most one card may hold, in whole cents. */
const mostOnACard = 500_000;

/** Makes a gift card (POST), whose code is told this once, and ends one (PUT). */
export const adminGiftCard = route('/api/admin-gift-card', {
  POST: endpoint({
    input: object({
      amount: number().integer().min(100).max(mostOnACard).required(),
      currency: string().oneOf(storeCurrencies).required(),
    }),
    mayCall: adminOnly,
    handle: async ({ input: { amount, currency }, caller: { staff }, services }) => {
      const made = await officeOf(services).giftCards.create({ amount: cents(amount), currency });
      await services.audit.record({ staff, action: 'change', subject, recordId: made.card.id });
      return { gift_card: made.card, code: made.code };
    },
  }),
  PUT: endpoint({
    input: object({ id: recordId }),
    mayCall: adminOnly,
    handle: async ({ input: { id }, caller: { staff }, services }) => {
      const { giftCards } = officeOf(services);
      await services.audit.record({ staff, action: 'change', subject, recordId: id });
      return { gift_card: known(await giftCards.end(id)) };
    },
  }),
});
