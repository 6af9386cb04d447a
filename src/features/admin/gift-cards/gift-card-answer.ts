import { boolean, object, string, type InferType } from 'yup';
import { currencyCodes } from '@/domain/money';
import { centsSchema } from '../record/cents-schema';

export const giftCardSchema = object({
  id: string().required(),
  last4: string().required(),
  balance: centsSchema,
  spent: centsSchema,
  currency: string().oneOf(currencyCodes).required(),
  isActive: boolean().required(),
  createdAt: string().required(),
});
export type StaffGiftCard = InferType<typeof giftCardSchema>;

export const giftCardAnswerSchema = object({ gift_card: giftCardSchema.required() });
export const newGiftCardSchema = object({
  gift_card: giftCardSchema.required(),
  code: string().required(),
});
