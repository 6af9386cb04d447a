import { object, string } from 'yup';
import { giftCardSchema } from '@/domain/staff/answers/gift-card';

export const giftCardAnswerSchema = object({ gift_card: giftCardSchema.required() });
export const newGiftCardSchema = object({
  gift_card: giftCardSchema.required(),
  code: string().required(),
});
