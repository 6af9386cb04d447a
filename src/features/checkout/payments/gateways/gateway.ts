import type { WalletId } from '@/domain/checkout/checkout-fault';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import type { PaymentStrategy } from '../strategy';

/**
 * Where a payment is agreed: in our own form, in the gateway's fields, in a wallet's sheet that we open, by the
 * provider's button on this page, or on another page.
 */
type Place = 'form' | 'fields' | 'sheet' | 'button' | 'page';

/** One method as one gateway takes it. */
export type Way = {
  place: Place;
  /** Fetches its code, a chunk of its own, when the method is chosen. */
  load: () => Promise<PaymentStrategy>;
  /** True when it gives something that can be charged later; a card always does. */
  paysPlans?: boolean;
  /** The one currency that is taken, as ISO 4217; any when left out. */
  currency?: string;
};

/** Finds the wallets of this device that a gateway can be paid with. */
export type WalletFinder = (publishableKey: string) => Promise<readonly WalletId[]>;

/** Everything the checkout knows of one gateway. Each declares its own; `gateways.ts` lists them. */
export type Gateway = {
  /** As a store announces it. */
  name: string;
  ways: Readonly<Partial<Record<PaymentMethodId, Way>>>;
  /** Fetches the code that finds its wallets; left out where each wallet is asked by itself. */
  loadWalletFinder?: () => Promise<WalletFinder>;
  /** The method that comes back under the gateway's name with a payment of the gateway's. */
  returning?: PaymentMethodId;
};
