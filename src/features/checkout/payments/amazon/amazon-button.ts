import { elementStrategy } from '../element-strategy';
import { loadScripts } from '../load-script';
import { openProviderButton } from '../provider-button';
import { takeSession } from './session';

/** The same script as in swell-js 5.8: Amazon's code for North America. */
const amazonScript = {
  src: 'https://static-na.payments-amazon.com/checkout.js',
  library: 'Amazon',
  isThere: () => 'amazon' in window,
};

const openButton = openProviderButton({
  id: 'amazon',
  makeReady: () => loadScripts([amazonScript]),
});

/** Amazon's own button opens Amazon for the first of two visits. */
export const amazonButton = elementStrategy(
  'amazon',
  (context) => ({ ...openButton(context), handleRedirect: takeSession(context) }),
  ['direct'],
);
