import type { WalletId } from '@/domain/checkout/checkout-fault';
import type { PaymentMethod, Wallet } from '@/domain/checkout/checkout-method';
import { readyApplePay } from './apple/apple-pay';
import { readyGooglePay } from './google/google-pay';
import { hasProviderButton, isWallet } from './gateways/known-ways';
import { loadWalletFinder } from './gateways/load-strategy';

/** The wallets among these methods that this device can pay with. One that cannot be checked counts as missing. */
export async function usableWallets(
  methods: readonly PaymentMethod[],
): Promise<readonly WalletId[]> {
  const wallets = methods.filter(isWallet);
  const [{ publishableKey = '' } = {}] = methods;
  const gateways = [...new Set(wallets.map(({ gateway }) => gateway))];
  const ready = await Promise.all(
    gateways.map((gateway) => {
      const these = wallets.filter((wallet) => wallet.gateway === gateway);
      return usableThrough(gateway, these, publishableKey).catch(() => []);
    }),
  );
  return ready.flat();
}

/** A gateway may have code that finds wallets; otherwise each wallet is checked by itself. */
async function usableThrough(
  gateway: string,
  wallets: readonly Wallet[],
  publishableKey: string,
): Promise<readonly WalletId[]> {
  const findWallets = await loadWalletFinder(gateway);
  if (findWallets) {
    const found = await findWallets(publishableKey);
    return wallets.map(({ id }) => id).filter((id) => found.includes(id));
  }
  const answers = await Promise.all(wallets.map((wallet) => isReady(wallet).catch(() => false)));
  return wallets.flatMap(({ id }, index) => (answers[index] ? [id] : []));
}

/** Google's own button is checked only when it is chosen: before that, no Google code is loaded. */
async function isReady(wallet: Wallet): Promise<boolean> {
  if (wallet.id === 'apple') return readyApplePay() !== null;
  return hasProviderButton(wallet) || (await readyGooglePay(wallet)) !== null;
}
