import { object, ValidationError } from 'yup';
import {
  cardExpiryProblem,
  cardNumberProblem,
  securityCodeProblem,
} from '../checkout/checkout-card';
import type { CardFields } from '../checkout/checkout-form';
import { isCheckoutProblem, type CheckoutProblem } from '../checkout/checkout-problem';
import { checked, required } from './address-form';

/** The rules for a typed card, in every form. */
export const cardSchema = object({
  number: checked(cardNumberProblem),
  expiry: checked((text) => cardExpiryProblem(text, new Date())),
  securityCode: checked(securityCodeProblem),
  nameOnCard: required('nameOnCardMissing'),
});

const cardFieldNames = ['number', 'expiry', 'securityCode', 'nameOnCard'] as const;

export type CardProblem = { field: keyof CardFields; problem: CheckoutProblem };

/** Problems of a card: one per field, in the order of the screen. */
export function findCardProblems(card: CardFields): CardProblem[] {
  try {
    cardSchema.validateSync(card, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { inner } = error;
    return cardFieldNames.flatMap((field) => {
      const problem = inner.find(({ path }) => path === field)?.message;
      return isCheckoutProblem(problem) ? [{ field, problem }] : [];
    });
  }
}
