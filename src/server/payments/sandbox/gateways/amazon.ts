import { createHmac } from 'node:crypto';
import { object, string } from 'yup';
import { toChargeUnits } from '@/domain/checkout/charge';
import type { Answer } from '../answers';
import { withGateway } from '../../own-path';
import { currency, decimalAmount, id, readTerms, wayBack } from '../../vault-input';
import { faulty, given, invalid } from '../../vault-reply';
import { bankPageOf, type Gateway } from './gateway';

const buttonTerms = object({
  chargePermissionType: string()
    .oneOf(['OneTime', 'Recurring'] as const)
    .default('OneTime'),
  webCheckoutDetails: object({
    checkoutReviewReturnUrl: wayBack().required(),
    checkoutCancelUrl: wayBack().required(),
  }).required(),
});

const paymentTerms = object({
  checkoutSessionId: id().required(),
  webCheckoutDetails: object({
    checkoutResultReturnUrl: wayBack().required(),
    checkoutCancelUrl: wayBack().required(),
  }).required(),
  paymentDetails: object({
    chargeAmount: object({
      amount: decimalAmount().required(),
      currencyCode: currency().required(),
    }).required(),
  }).required(),
});

/** Amazon asks twice: which account and address at the button, and the amount at the end. */
export const amazon: Gateway = {
  async authorise({ params }, { authorisations }) {
    const terms = readTerms(buttonTerms, params);
    if (!terms.ok) return faulty(terms);
    const { chargePermissionType, webCheckoutDetails } = terms.value;
    const session = await authorisations.open({
      method: 'amazon',
      approvedPath: withGateway(webCheckoutDetails.checkoutReviewReturnUrl, 'amazon'),
      refusedPath: withGateway(webCheckoutDetails.checkoutCancelUrl, 'amazon'),
    });
    const payload = JSON.stringify({
      storeId: 'sandbox',
      chargePermissionType,
      webCheckoutDetails,
    });
    return given({
      payload,
      signature: createHmac('sha256', session.id).update(payload).digest('base64'),
      redirect_url: bankPageOf(session.id),
    });
  },

  async createIntent({ intent }, { authorisations }) {
    const terms = readTerms(paymentTerms, intent);
    if (!terms.ok) return faulty(terms);
    const { checkoutSessionId, webCheckoutDetails, paymentDetails } = terms.value;
    const { amount, currencyCode } = paymentDetails.chargeAmount;
    const session = await authorisations.find(checkoutSessionId);
    if (session?.method !== 'amazon') return unknownSession;
    const asked = await authorisations.ask(
      checkoutSessionId,
      {
        amount: toChargeUnits(amount, currencyCode),
        currency: currencyCode,
        approvedPath: withGateway(webCheckoutDetails.checkoutResultReturnUrl, 'amazon'),
        refusedPath: withGateway(webCheckoutDetails.checkoutCancelUrl, 'amazon'),
      },
      // The first answer has to be yes; the second may be requested again.
      session.amount === null ? ['approve'] : secondAnswers,
    );
    return asked ? given({ redirect_url: bankPageOf(asked.id) }) : unknownSession;
  },
};

const secondAnswers: readonly Answer[] = [
  'open',
  'approve',
  'decline',
  'failed',
  'unknown',
  'silent',
];

const unknownSession = invalid('checkoutSessionId', 'This Amazon Pay session is not available');
