import { elementStrategy } from '../element-strategy';
import { loadScripts } from '../load-script';
import { openProviderButton } from '../provider-button';
import { googleScript } from './google-script';
import { askedBySwell, expectGooglePay } from './google-pay';

/** Google's own button and sheet; the gateway reads the result. */
export const googleButton = elementStrategy(
  'google',
  openProviderButton({
    id: 'google',
    options: { style: { color: 'black', type: 'plain', sizeMode: 'fill' } },
    async makeReady({ method }) {
      await loadScripts([googleScript]);
      await expectGooglePay(method, askedBySwell);
    },
  }),
  ['authorizenet', 'convesiopay'],
);
