import { storeRequest } from '@/client/requests/store-requests';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import { isGatewayKnown, isWallet } from '../payments/gateways/known-ways';

export type PaymentMethods =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; methods: readonly PaymentMethod[]; areWalletsKnown: boolean };

/** Reads the methods from the server; tells them once without the wallets, and again when those have answered. */
export async function readPaymentMethods(tell: (read: PaymentMethods) => void): Promise<void> {
  const read = await readMethods();
  if (read.status !== 'ready' || !read.methods.some(isWallet)) return tell(read);
  tell({ ...withoutWallets(read), areWalletsKnown: false });
  return tell(await withUsableWallets(read));
}

type Ready = Extract<PaymentMethods, { status: 'ready' }>;

async function readMethods(): Promise<PaymentMethods> {
  try {
    // Not `settings.payments()`, which gives the same answer: swell-js would cache a failed one for good.
    const answer = await storeRequest((swell) => swell.payment.methods());
    if (!answer.ok) return { status: 'failed' };
    const { parsePaymentMethods } = await import('@/domain/schemas/checkout-answers');
    // Methods that this checkout has no code for are not offered.
    const methods = parsePaymentMethods(answer.value)?.filter(isGatewayKnown) ?? [];
    if (methods.length === 0) return { status: 'failed' };
    return { status: 'ready', methods, areWalletsKnown: true };
  } catch {
    // The parser's code could not be loaded.
    return { status: 'failed' };
  }
}

/** The other methods are shown without waiting for the wallets. */
function withoutWallets(read: Ready): Ready {
  return { ...read, methods: read.methods.filter((method) => !isWallet(method)) };
}

async function withUsableWallets(read: Ready): Promise<Ready> {
  try {
    const { usableWallets } = await import('../payments/usable-wallets');
    const usable: readonly string[] = await usableWallets(read.methods);
    const isThere = (method: PaymentMethod) => !isWallet(method) || usable.includes(method.id);
    return { ...read, methods: read.methods.filter(isThere) };
  } catch {
    // Without the code that checks for wallets there are none.
    return withoutWallets(read);
  }
}
