import { elementStrategy } from '../element-strategy';
import { loadScripts } from '../load-script';
import { openProviderButton } from '../provider-button';
import { expectApplePay } from './apple-pay';

/**
 * Apple's script draws the button `<apple-pay-button>`. swell-js 5.8 does not load it where the device has Apple Pay
 * built in, and its button would then be an empty element.
 */
const appleScript = {
  src: 'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js',
  library: 'Apple Pay',
  isThere: () => window.customElements.get('apple-pay-button') !== undefined,
};

export const appleButton = elementStrategy(
  'apple',
  openProviderButton({
    id: 'apple',
    options: { style: { height: '48px' } },
    async makeReady() {
      expectApplePay();
      await loadScripts([appleScript]);
    },
  }),
  ['authorizenet', 'convesiopay'],
);
