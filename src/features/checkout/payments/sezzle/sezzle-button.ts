import { elementStrategy } from '../element-strategy';
import { loadScripts } from '../load-script';
import { openProviderButton } from '../provider-button';

const sezzleScript = {
  src: 'https://checkout-sdk.sezzle.com/express_checkout.min.js',
  library: 'Sezzle',
  isThere: () => 'Checkout' in window,
};

export const sezzleButton = elementStrategy(
  'sezzle',
  openProviderButton({ id: 'sezzle', makeReady: () => loadScripts([sezzleScript]) }),
);
