import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import type { ProviderScript } from '../load-script';

const address = 'https://www.paypal.com/sdk/js';

/** Who takes the PayPal payment: the shop's own account there, or Braintree. */
type Taker = 'paypal' | 'braintree';

/** PayPal's script is for one currency and one shop, which are part of its address, as in swell-js 5.8. */
export function paypalScript(
  taker: Taker,
  { clientId, merchantId }: PaymentMethod,
  currency: string,
): ProviderScript {
  const src = `${address}?${queryOf(taker, { currency, clientId, merchantId })}`;
  const placed = () => [...document.scripts].filter(({ src: there }) => there.startsWith(address));
  return {
    src,
    library: 'PayPal',
    isThere: () => 'paypal' in window && placed().some(({ src: there }) => there === src),
    makeRoom: () => {
      for (const script of placed()) script.remove();
      Reflect.deleteProperty(window, 'paypal');
    },
    attributes: taker === 'paypal' ? { 'data-partner-attribution-id': 'SwellCommerce_SP' } : {},
  };
}

type Asked = { currency: string; clientId: string; merchantId: string };

function queryOf(taker: Taker, { currency, clientId, merchantId }: Asked): URLSearchParams {
  const query = new URLSearchParams({ currency, 'client-id': clientId, commit: 'false' });
  if (merchantId) query.set('merchant-id', merchantId);
  if (taker === 'braintree') query.set('vault', 'true');
  // A shop without its own PayPal account has to capture the money at once.
  else query.set('intent', merchantId ? 'authorize' : 'capture');
  return query;
}
