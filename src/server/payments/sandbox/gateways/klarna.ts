import { object, string } from 'yup';
import { newAuthorisationId } from '../authorisations';
import { ownPathOf } from '../../own-path';
import { id, readTerms } from '../../vault-input';
import { faulty, given, invalid } from '../../vault-reply';
import { bankPageOf, type Gateway } from './gateway';

const address = () => string().max(2000).required();

const sessionTerms = object({
  cart_id: id().required(),
  merchant_urls: object({ success: address(), cancel: address() }).required(),
});

/** Direct calls to Klarna: a session for a cart, whose addresses it fills in (the SDK's KlarnaDirectPayment). */
export const klarna: Gateway = {
  async createIntent({ intent }, { authorisations, amountDue }) {
    const terms = readTerms(sessionTerms, intent);
    if (!terms.ok) return faulty(terms);
    const due = await amountDue(terms.value.cart_id);
    if (!due) return invalid('cart_id', 'This cart is unknown');
    if (due.amount <= 0) return invalid('amount', 'There is nothing to pay');

    const session = newAuthorisationId('klarna');
    const token = newAuthorisationId('authorization');
    const { success, cancel } = terms.value.merchant_urls;
    const filledIn = (template: string) =>
      ownPathOf(
        template.replace('{{session_id}}', session).replace('{{authorization_token}}', token),
      );
    const approvedPath = filledIn(success);
    const refusedPath = filledIn(cancel);
    if (approvedPath === null || refusedPath === null) {
      return invalid('merchant_urls', 'The return addresses have to be paths of this shop');
    }
    await authorisations.open({
      id: session,
      method: 'klarna',
      reference: token,
      ...due,
      cartId: terms.value.cart_id,
      approvedPath,
      refusedPath,
    });
    return given({ id: session, session_id: session, redirect_url: bankPageOf(session) });
  },
};
