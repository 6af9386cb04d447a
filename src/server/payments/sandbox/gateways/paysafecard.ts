import { object } from 'yup';
import { fromChargeUnits, toChargeUnits } from '@/domain/checkout/charge';
import { paysafecardStatus } from '../answers';
import type { Authorisation } from '../authorisations';
import { withGateway } from '../../own-path';
import { currency, decimalAmount, id, readTerms, wayBack } from '../../vault-input';
import { faulty, given, unknownPayment } from '../../vault-reply';
import { bankPageOf, type Gateway } from './gateway';

const paymentTerms = object({
  amount: decimalAmount().required(),
  currency: currency().required(),
  redirect: object({
    success_url: wayBack().required(),
    failure_url: wayBack().required(),
  }).required(),
});

const named = object({ payment_id: id().required() });

/** Paysafecard: the payment's result is requested, never read from the URL. */
export const paysafecard: Gateway = {
  async createIntent({ intent }, { authorisations }) {
    const terms = readTerms(paymentTerms, intent);
    if (!terms.ok) return faulty(terms);
    const { amount, currency: code, redirect } = terms.value;
    const payment = await authorisations.open({
      method: 'paysafecard',
      amount: toChargeUnits(amount, code),
      currency: code,
      approvedPath: withGateway(redirect.success_url, 'paysafecard'),
      refusedPath: withGateway(redirect.failure_url, 'paysafecard'),
    });
    return given({ ...paymentWire(payment), redirect: { auth_url: bankPageOf(payment.id) } });
  },

  async updateIntent({ intent }, { authorisations }) {
    const terms = readTerms(named, intent);
    const payment = terms.ok ? await authorisations.find(terms.value.payment_id) : null;
    return payment?.method === 'paysafecard' ? given(paymentWire(payment)) : unknownPayment;
  },
};

function paymentWire({ id: paymentId, answer, amount, currency: code }: Authorisation) {
  return {
    object: 'PAYMENT',
    id: paymentId,
    status: paysafecardStatus(answer),
    ...(amount !== null && code !== null && { amount: fromChargeUnits(amount, code) }),
    currency: code,
  };
}
