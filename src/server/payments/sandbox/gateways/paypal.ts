import { array, number, object } from 'yup';
import { fromChargeUnits, toChargeUnits } from '@/domain/checkout/charge';
import { paths } from '@/domain/pages/paths';
import { isApproved } from '../answers';
import type { Authorisation } from '../authorisations';
import type { VaultReply } from '../../jsonp';
import { withGateway } from '../../own-path';
import { currency, fields, id, readTerms, wayBack } from '../../vault-input';
import { faulty, given, invalid, unknownPayment } from '../../vault-reply';
import { bankPageOf, type Gateway, type GatewayWorld } from './gateway';

const maximumValue = 999_999.99;

const orderTerms = object({
  purchase_units: array(
    object({
      amount: object({
        value: number().max(maximumValue).required(),
        currency_code: currency().required(),
      }).required(),
    }),
  )
    .length(1)
    .required(),
  application_context: fields({
    return_url: wayBack(paths.checkout),
    cancel_url: wayBack(paths.checkout),
  }),
});

const updateTerms = object({ cart_id: id().required(), paypal_order_id: id().required() });

/** The SDK's own message (spec 5). */
const nothingToPay = 'Invalid PayPal button amount. Value should be greater than zero.';

/** PayPal orders. The shopper approves, and the shop captures together with the order. */
export const paypal: Gateway = {
  async createIntent({ intent }, { authorisations }) {
    const terms = readTerms(orderTerms, intent);
    if (!terms.ok) return faulty(terms);
    const [unit] = terms.value.purchase_units;
    const { return_url, cancel_url } = terms.value.application_context;
    if (!unit || unit.amount.value <= 0) return invalid('amount', nothingToPay);
    const { value, currency_code: code } = unit.amount;
    const order = await authorisations.open({
      method: 'paypal',
      amount: toChargeUnits(value, code),
      currency: code,
      approvedPath: withGateway(return_url ?? paths.checkout, 'paypal'),
      refusedPath: withGateway(cancel_url ?? paths.checkout, 'paypal'),
    });
    return given(orderWire(order));
  },

  async updateIntent({ intent }, world) {
    const terms = readTerms(updateTerms, intent);
    if (!terms.ok) return faulty(terms);
    const order = await world.authorisations.find(terms.value.paypal_order_id);
    if (order?.method !== 'paypal') return unknownPayment;
    if (order.answer !== 'open') return given(orderWire(order));
    return takeOver(terms.value.cart_id, order, world);
  },
};

/** Until it is approved, an order follows the cart: shipping may have changed the total. */
async function takeOver(
  cartId: string,
  order: Authorisation,
  { amountDue, authorisations }: GatewayWorld,
): Promise<VaultReply> {
  const due = await amountDue(cartId);
  if (!due) return invalid('cart_id', 'This cart is unknown');
  if (due.amount <= 0) return invalid('amount', nothingToPay);
  const changed = await authorisations.ask(order.id, due, ['open']);
  return given(orderWire(changed ?? order));
}

function orderWire({ id: orderId, answer, amount, currency: code }: Authorisation) {
  const isOpen = answer === 'open';
  return {
    id: orderId,
    status: isOpen ? 'CREATED' : isApproved(answer) ? 'APPROVED' : 'VOIDED',
    ...(amount !== null &&
      code !== null && {
        purchase_units: [{ amount: { value: fromChargeUnits(amount, code), currency_code: code } }],
      }),
    ...(isOpen && { redirect_url: bankPageOf(orderId) }),
  };
}
