import type { SetupIntentResult, StripeElements } from '@stripe/stripe-js';
import { hostedFieldIds } from '@/components/forms/hosted-field-ids';
import type { CardSetup, CardSetupAnswer } from '../card-setup';
import { hostedLook } from '../hosted-fields';
import { problemIn } from './card-fields';
import { openStripe } from './script';
import type { TellField } from '../strategy';

/** A card to keep, typed into Stripe's own fields (docs.stripe.com/js/setup_intents/confirm_card_setup). */
export const stripeCardSetup: CardSetup = {
  async show(publishableKey, tell) {
    const stripe = await openStripe(publishableKey);
    const { number, fields } = mountFields(stripe.elements(), tell);
    return {
      async agree(clientSecret) {
        const typed = { payment_method: { card: number } };
        const answer = await stripe.confirmCardSetup(clientSecret, typed).catch(() => null);
        return answer ? answerOf(answer) : { kind: 'unreachable' };
      },
      close: () => fields.forEach((field) => field.destroy()),
    };
  },
};

/** Each field is created by a call of its own, because Stripe's types go by the name. */
function mountFields(elements: StripeElements, tell: TellField) {
  const number = elements.create('cardNumber', hostedLook(hostedFieldIds.number));
  const expiry = elements.create('cardExpiry', hostedLook(hostedFieldIds.expiry));
  const securityCode = elements.create('cardCvc', hostedLook(hostedFieldIds.securityCode));
  number.on('change', (change) => tell('number', problemIn('number', change)));
  expiry.on('change', (change) => tell('expiry', problemIn('expiry', change)));
  securityCode.on('change', (change) => tell('securityCode', problemIn('securityCode', change)));
  number.mount(`#${hostedFieldIds.number}`);
  expiry.mount(`#${hostedFieldIds.expiry}`);
  securityCode.mount(`#${hostedFieldIds.securityCode}`);
  return { number, fields: [number, expiry, securityCode] as const };
}

/** Stripe's code when the holder failed to authenticate with their bank. */
const notAuthenticated = 'setup_intent_authentication_failure';

function answerOf({ setupIntent, error }: SetupIntentResult): CardSetupAnswer {
  if (!error) {
    const isAgreed = setupIntent.status === 'succeeded';
    return isAgreed ? { kind: 'agreed', setupId: setupIntent.id } : { kind: 'not-confirmed' };
  }
  if (error.code === notAuthenticated) return { kind: 'not-confirmed' };
  return { kind: error.type === 'card_error' ? 'refused' : 'unreachable' };
}
