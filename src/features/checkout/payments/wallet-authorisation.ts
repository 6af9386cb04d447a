import { toChargeUnits } from '@/domain/checkout/charge';
import type { WalletId } from '@/domain/checkout/checkout-fault';
import { parseText, parseWalletCard, type CartToPay } from '@/domain/schemas/checkout-payments';
import { answerSandbox } from '@/features/sandbox-gateway/public';
import { approvedState, asked, bill, returnAddress, understood } from './element-calls';
import type { ElementContext } from './payment-element';

/** Opens an authorisation at the vault for a wallet, of exactly the amount due. @returns its name at the vault. */
export async function openWallet(
  wallet: WalletId,
  cart: CartToPay,
  { method, world }: ElementContext,
): Promise<string> {
  const answer = await asked(world, (swell) =>
    swell.payment.authorizeGateway({
      gateway: method.gateway,
      params: {
        method: wallet,
        amount: toChargeUnits(cart.capture_total, cart.currency),
        currency: cart.currency.toLowerCase(),
        return_url: returnAddress(wallet),
        ...(wallet === 'apple' && { applepay_domain: window.location.hostname }),
      },
    }),
  );
  return understood(parseText(answer));
}

/**
 * The shopper approved in the wallet's sheet: the sandbox accepts this as the card network's approval, and its nonce is
 * saved in the cart as the payment. Renewals need a card that can be charged later, so for them the nonce becomes a
 * card.
 */
export async function payWithWallet(
  wallet: WalletId,
  clientToken: string,
  cart: CartToPay,
  context: ElementContext,
): Promise<void> {
  const { method, world } = context;
  await answerSandbox(clientToken, 'approve');
  const { nonce } = await approvedState(context, { id: clientToken });
  const { gateway } = method;
  if (!cart.subscription_delivery) {
    await bill(world, { method: wallet, card: null, [wallet]: { nonce, gateway } });
    return;
  }
  const exchange = {
    gateway,
    account_id: cart.account_id ?? undefined,
    nonce: understood(nonce ?? null),
  };
  const card = await asked(world, (swell) => swell.card.createToken(exchange));
  await bill(world, { method: 'card', card: understood(parseWalletCard(card)), [wallet]: null });
}

/** The shopper cancelled, or the sheet failed: drops the authorisation, because nobody waits for it any more. */
export async function dropWallet(clientToken: string): Promise<void> {
  await answerSandbox(clientToken, 'decline').catch(() => undefined);
}
