import { patientRequest, storeRequest } from '@/client/requests/store-requests';
import { cartActions } from '@/features/cart/public';
import { markUnsettled } from './checkout-store';
import { loadStrategy } from './payments/gateways/load-strategy';
import type { CheckoutWorld } from './payments/strategy';

/** The shop's own vault, cart and storage. */
export const pageWorld: CheckoutWorld = {
  ask: storeRequest,
  askPatiently: patientRequest,
  changeCart: cartActions.change,
  markUnsettled,
  loadStrategy,
  leave: (url) => window.location.assign(url),
};
