import { hostedFieldIds } from '@/components/forms/hosted-field-ids';
import { isChargeable } from '@/domain/checkout/charge';
import type { HostedCardField } from '@/domain/checkout/checkout-form';
import { parseClientIntent } from '@/domain/schemas/checkout-answers';
import { vaultFailure } from '@/features/checkout/paying/refusals';
import { asked } from '../element-calls';
import { elementStrategy } from '../element-strategy';
import type { ElementContext, ElementParams, PaymentElement } from '../payment-element';
import type { Authorised, CheckoutWorld, Payment, PaymentStrategy, Step } from '../strategy';
import { hostedLook } from '../hosted-fields';
import { problemIn, type FieldChange } from './card-fields';
import { confirmCard } from './confirmation';
import { loadStripe } from './script';
import { swellElement } from '../swell-element';

const typed = elementStrategy('card', openStripeCard, ['stripe']);

/** A card in Stripe's own fields, or a saved one: both may need a confirmation by the shopper's bank. */
export const stripeCard: PaymentStrategy = {
  ...typed,
  authorise: (payment, world) =>
    payment.form.savedCard ? authoriseSaved(payment, world) : typed.authorise(payment, world),
};

function openStripeCard(context: ElementContext): PaymentElement {
  return {
    ...swellElement('card')(context),
    async createElements(params) {
      await loadStripe();
      const { onError } = params;
      const field = (name: HostedCardField) => fieldOf(name, params);
      await asked(context.world, (swell) =>
        swell.payment.createElements({
          card: {
            separateElements: true,
            cardNumber: field('number'),
            cardExpiry: field('expiry'),
            cardCvc: field('securityCode'),
            onError,
          },
        }),
      );
    },
  };
}

function fieldOf(name: HostedCardField, { onField }: ElementParams) {
  const elementId = hostedFieldIds[name];
  return {
    elementId,
    options: hostedLook(elementId),
    onChange: (change: FieldChange) => onField?.(name, problemIn(name, change)),
  };
}

/** swell-js supports typed cards only; this makes the same request to the vault for a saved one. */
async function authoriseSaved(
  { form, cart, method }: Payment,
  world: CheckoutWorld,
): Promise<Step<Authorised>> {
  const { gateway, publishableKey } = method;
  const { id = '', token } = form.savedCard ?? {};
  const { captureTotal: amount, currency } = cart;
  const naming = { method: 'card', account_card_id: id } as const;
  if (!isChargeable(amount, currency)) {
    return { ok: true, patch: { ...naming, intent: null }, approve: null };
  }
  const answer = await world.ask((swell) =>
    swell.payment.createIntent({
      gateway,
      intent: { payment_method: token, amount, currency: currency.toLowerCase() },
    }),
  );
  const declined = { kind: 'card-gone' } as const;
  if (!answer.ok) {
    const failure = vaultFailure(answer);
    return { ok: false, failure: failure.kind === 'payment-declined' ? declined : failure };
  }
  const intent = parseClientIntent(answer.value);
  if (intent === null) {
    const fault = { kind: 'intent-status' } as const;
    return { ok: false, failure: { kind: 'method-failed', method: 'card', fault } };
  }
  const { clientSecret } = intent;
  return {
    ok: true,
    patch: { ...naming, intent: { [gateway]: { id: intent.id } } },
    approve:
      clientSecret === null ? null : () => confirmCard({ publishableKey, clientSecret, declined }),
  };
}
