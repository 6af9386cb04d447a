import { cardToWire } from '@/client/wire/card-to-wire';
import { isChargeable } from '@/domain/checkout/charge';
import type { CheckoutForm } from '@/domain/checkout/checkout-form';
import { parseCardToken, parseIntent } from '@/domain/schemas/checkout-answers';
import { vaultFailure } from '../paying/refusals';
import { approvalOfReturn } from './return-status';
import type { Authorised, CheckoutWorld, Payment, PaymentStrategy, Step } from './strategy';

/** Our own form: the card becomes a vault token, and the token an authorisation of exactly the amount due. */
export const card: PaymentStrategy = {
  async authorise(payment, world) {
    const { savedCard } = payment.form;
    if (savedCard) return authoriseSaved(savedCard, payment, world);
    const fields = cardToWire(payment.form.card);
    const tokenized = await world.ask((swell) => swell.card.createToken(fields));
    if (!tokenized.ok) return { ok: false, failure: vaultFailure(tokenized) };
    const token = parseCardToken(tokenized.value);
    if (token === null) return { ok: false, failure: { kind: 'unreachable' } };
    return authoriseToken({ token, naming: { card: { token } } }, payment, world);
  },
  comeBack: async ({ status }) => approvalOfReturn(status),
};

type SavedCard = NonNullable<CheckoutForm['savedCard']>;

/** Authorises a saved card. If it was removed in another tab, or its bank refuses it, another card helps. */
async function authoriseSaved(
  { id, token }: SavedCard,
  payment: Payment,
  world: CheckoutWorld,
): Promise<Step<Authorised>> {
  const naming = { account_card_id: id };
  const authorised = await authoriseToken({ token, naming }, payment, world);
  const isRefused = !authorised.ok && authorised.failure.kind === 'payment-declined';
  return isRefused ? { ok: false, failure: { kind: 'card-gone' } } : authorised;
}

/** The card's id at the vault, and its form in the cart. */
type NamedCard = {
  token: string;
  naming: { card: { token: string } } | { account_card_id: string };
};

async function authoriseToken(
  { token, naming }: NamedCard,
  { cart, method }: Payment,
  world: CheckoutWorld,
): Promise<Step<Authorised>> {
  const { gateway } = method;
  // A hosted store's vault gives its gateway's cards as tokens, which the order itself charges.
  const isByToken = gateway !== 'embedded';
  if (isByToken || !isChargeable(cart.captureTotal, cart.currency)) {
    return { ok: true, patch: { method: 'card', ...naming, intent: null }, approve: null };
  }
  const authorised = await world.ask((swell) =>
    swell.payment.createIntent({
      gateway,
      intent: { payment_method: token, amount: cart.captureTotal, currency: cart.currency },
    }),
  );
  if (!authorised.ok) return { ok: false, failure: vaultFailure(authorised) };
  const intent = parseIntent(authorised.value);
  if (intent === null) {
    const fault = { kind: 'intent-status' } as const;
    return { ok: false, failure: { kind: 'method-failed', method: 'card', fault } };
  }
  const url = intent.confirmationUrl;
  return {
    ok: true,
    patch: { method: 'card', ...naming, intent: { [gateway]: { id: intent.id } } },
    approve: url === null ? null : async () => ({ kind: 'away', url }),
  };
}
