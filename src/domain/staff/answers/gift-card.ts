import { boolean, object, string, type InferType } from 'yup';
import { currencyCodes } from '../../money';
import { centsSchema } from './cents-schema';

/** A gift card as we may see it: its code is money, and only whoever has it knows it. */
export const giftCardSchema = object({
  id: string().required(),
  last4: string().required(),
  balance: centsSchema,
  /** What orders paid with it. */
  spent: centsSchema,
  currency: string().oneOf(currencyCodes).required(),
  isActive: boolean().required(),
  /** ISO UTC. */
  createdAt: string().required(),
});
export type GiftCardRecord = InferType<typeof giftCardSchema>;

/** The answer to ending a gift card. */
export const giftCardAnswerSchema = object({ gift_card: giftCardSchema.required() });

/** The answer to a new gift card: the only one that has its code. */
export const newGiftCardSchema = object({
  gift_card: giftCardSchema.required(),
  code: string().required(),
});
