import type { WalletId } from '@/domain/checkout/checkout-fault';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import type { CardSetup } from '../card-setup';
import type { PaymentStrategy } from '../strategy';

/**
 * Where a payment is agreed: in our own form, in the gateway's fields, in a wallet's sheet that we open, by the
 * provider's button on this page, or on another page.
 */
type Place = 'form' | 'fields' | 'sheet' | 'button' | 'page';

/** One method through one gateway. */
export type Way = {
  place: Place;
  /** Loads its code, a separate chunk, when the method is chosen. */
  load: () => Promise<PaymentStrategy>;
  /** True when it gives a token that can be charged later; a card always does. */
  paysPlans?: boolean;
  /** The only accepted currency (ISO 4217); left out when any is accepted. */
  currency?: string;
};

/** Finds the wallets of this device that can pay through a gateway. */
export type WalletFinder = (publishableKey: string) => Promise<readonly WalletId[]>;

/** Everything the checkout knows of one gateway. Each declares its own; `gateways.ts` lists them. */
export type Gateway = {
  /** The name that a store announces. */
  name: string;
  ways: Readonly<Partial<Record<PaymentMethodId, Way>>>;
  /** Loads the code that finds its wallets; left out where each wallet is checked by itself. */
  loadWalletFinder?: () => Promise<WalletFinder>;
  /** Loads the code that takes a card to keep; left out where the gateway has no fields of its own. */
  loadCardSetup?: () => Promise<CardSetup>;
  /** The method behind a return under the gateway's name with one of its payments. */
  returning?: PaymentMethodId;
};
