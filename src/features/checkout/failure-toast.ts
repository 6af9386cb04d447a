import type { PaymentFault } from '@/domain/checkout/checkout-fault';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import type { ErrorKey } from '@/domain/failures/error-catalogue';

/** The toast of a failure (spec 8); null where nothing failed but something has to be checked again. */
export function failureToast(failure: CheckoutFailure): ErrorKey | null {
  switch (failure.kind) {
    case 'payment-declined':
    case 'card-gone':
    case 'unreachable':
      return 'payment';
    case 'method-failed':
      return faultToast(failure.fault);
    case 'confirmation-canceled':
      return 'paymentAuthentication';
    case 'confirmation-unknown':
      return 'paymentRedirectStatus';
    case 'stock-lost':
      return 'outOfStock';
    case 'coupon-lost':
      return 'couponCode';
    case 'delivery-lost':
      return 'shippingService';
    case 'field-refused':
    case 'price-changed':
    case 'cart-gone':
    case 'sheet-closed':
      return null;
  }
}

/** The specification's texts without arguments; the others are shown in the notice next to the button. */
function faultToast(fault: PaymentFault): ErrorKey {
  switch (fault.kind) {
    case 'cart':
      return 'paymentCartNotFound';
    case 'intent-status':
      return 'paymentIntentStatus';
    case 'redirect-status':
      return 'paymentRedirectStatus';
    case 'not-capable':
      return fault.wallet === 'google' ? 'googlePayNotCapable' : 'applePayNotCapable';
    case 'paypal-amount':
      return 'paypalAmount';
    case 'paypal-subscription':
      return 'paypalSubscription';
    case 'disabled':
    case 'unsupported':
    case 'library':
    case 'container':
    case 'element':
      return 'payment';
  }
}
