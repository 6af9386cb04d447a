import { cents, type Cents } from '../money';

/**
 * Klarna's "Pay later in 4" in Canada: four equal payments, the first at once and one every two weeks, at 0 % interest
 * and without fees (klarna.com/ca/paylaterin4, 2023). Klarna decides who is offered it, and up to which amount.
 */
const payments = 4;
const dollar = 100;

/** Whether pages say what one of Klarna's payments would be. */
export type PayLater = 'klarna' | 'none';

/** One of the four payments in whole dollars, rounded up: nobody pays more than they read. */
export function klarnaPayment(total: Cents): Cents {
  return cents(Math.ceil(total / payments / dollar) * dollar);
}
