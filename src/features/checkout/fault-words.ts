import type { PaymentFault } from '@/domain/checkout/checkout-fault';
import { errorCatalogue, type ErrorKey } from '@/domain/failures/error-catalogue';

type Words = { key: (typeof errorCatalogue)[ErrorKey]; values: Record<string, string> };

/**
 * The text for a payment method's fault, as the specification words it (spec 8). `method`: its name as the shopper sees
 * it.
 */
export function faultWords(fault: PaymentFault, method: string): Words {
  switch (fault.kind) {
    case 'disabled':
      return words('paymentDisabled', { method });
    case 'unsupported':
      return words('paymentMethodUnsupported', { method, gateway: fault.gateway });
    case 'library':
      return words('paymentLibraryNotLoaded', { library: fault.library ?? method });
    case 'container':
      return words('paymentElementContainer', { id: fault.id });
    case 'element':
      return words('paymentElementNotCreated', { method });
    case 'cart':
      return words('paymentCartNotFound');
    case 'intent-status':
      return words('paymentIntentStatus');
    case 'redirect-status':
      return words('paymentRedirectStatus');
    case 'not-capable':
      return words(fault.wallet === 'google' ? 'googlePayNotCapable' : 'applePayNotCapable');
    case 'paypal-amount':
      return words('paypalAmount');
    case 'paypal-subscription':
      return words('paypalSubscription');
  }
}

function words(key: ErrorKey, values: Words['values'] = {}): Words {
  return { key: errorCatalogue[key], values };
}
