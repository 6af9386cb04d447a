import { toChargeUnits } from '@/domain/checkout/charge';
import type { WalletId } from '@/domain/checkout/checkout-fault';
import { parseText, parseWalletCard, type CartToPay } from '@/domain/schemas/checkout-payments';
import { answerSandbox } from '@/features/sandbox-gateway/public';
import { approvedState, asked, bill, returnAddress, understood } from './element-calls';
import type { ElementContext } from './payment-element';

/** What the vault gives a wallet to be approved, over exactly what is due. @returns its name at the vault. */
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
 * The shopper approved in her wallet's sheet: the sandbox takes her word for the network's, and its nonce becomes what
 * the cart is paid with. What renews needs a card that can be charged later, so there the nonce becomes one.
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

/** She changed her mind, or the sheet failed: nobody waits for an answer any more. */
export async function dropWallet(clientToken: string): Promise<void> {
  await answerSandbox(clientToken, 'decline').catch(() => undefined);
}
