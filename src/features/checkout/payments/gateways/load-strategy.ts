import { reportError } from '@/client/error-reporting';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import type { CardSetup } from '../card-setup';
import type { PaymentStrategy } from '../strategy';
import type { WalletFinder } from './gateway';
import { gateways } from './gateways';
import { gatewaysOf, wayOf } from './known-ways';

/**
 * The code of one payment method, through the given gateway or the first that supports it; null when it does not load.
 */
export async function loadStrategy(
  id: PaymentMethodId,
  gateway = '',
): Promise<PaymentStrategy | null> {
  const [usual = ''] = gatewaysOf(id);
  const way = wayOf({ id, gateway }) ?? wayOf({ id, gateway: usual });
  if (!way) return null;
  return way.load().catch((error: unknown) => {
    reportError(error, 'checkout');
    return null;
  });
}

/** The code by which a gateway finds the wallets of this device; null for a gateway without such code. */
export async function loadWalletFinder(gateway: string): Promise<WalletFinder | null> {
  return (await gateways.find(({ name }) => name === gateway)?.loadWalletFinder?.()) ?? null;
}

/** The code by which a gateway takes a card to keep; null for a gateway without such code. */
export async function loadCardSetup(gateway: string): Promise<CardSetup | null> {
  return (await gateways.find(({ name }) => name === gateway)?.loadCardSetup?.()) ?? null;
}
