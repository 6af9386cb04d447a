import { useTranslations } from 'next-intl';
import type { PaymentFault } from '@/domain/checkout/checkout-fault';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import { faultWords } from './fault-words';

/** The specification's texts for faults of a payment method; null for failures with texts of their own. */
export function useFaultWords() {
  const errors = useTranslations('errors');
  const payment = useTranslations('checkout.payment');
  const tell = (fault: PaymentFault, method: PaymentMethodId): string => {
    const { key, values } = faultWords(fault, payment(`methods.${method}.name`));
    return errors(key, values);
  };
  return (failure: CheckoutFailure): string | null => {
    switch (failure.kind) {
      case 'method-failed':
        return tell(failure.fault, failure.method);
      case 'confirmation-unknown':
        return errors('payment.redirectStatus');
      default:
        return null;
    }
  };
}
