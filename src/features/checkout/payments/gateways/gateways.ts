import { braintree } from '../braintree/gateway';
import { stripe } from '../stripe/gateway';
import { direct, klarna, paysafecard, quickpay } from './direct';
import { embedded } from './embedded';
import type { Gateway } from './gateway';
import { authorizenet, convesiopay } from './wallet-gateways';

/**
 * The gateways this checkout has code for: our own first, which is also used for a method without a named gateway. The
 * others are those that swell-js 5.8 has code for (its `_getPaymentClass`), and those whose cards a hosted store's
 * vault takes.
 */
export const gateways: readonly Gateway[] = [
  ...[embedded, klarna, paysafecard, quickpay, direct],
  ...[stripe, braintree, authorizenet, convesiopay],
];
