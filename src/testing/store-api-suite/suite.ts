import { accountChecks } from './account-checks';
import { accountOrderChecks } from './account-order-checks';
import { accountTypeChecks } from './account-type-checks';
import { answerChecks } from './answer-checks';
import { cartChecks } from './cart-checks';
import { cartUpdateChecks } from './cart-update-checks';
import { catalogueChecks } from './catalogue-checks';
import { choiceChecks } from './choice-checks';
import { codeChecks } from './code-checks';
import { contentChecks } from './content-checks';
import { formatChecks } from './format-checks';
import { functionChecks } from './function-checks';
import { hostileChecks } from './hostile-checks';
import { itemChangeChecks } from './item-change-checks';
import { itemChecks } from './item-checks';
import { limitChecks } from './limit-checks';
import { listChecks } from './list-checks';
import { loginChecks } from './login-checks';
import { orderChecks } from './order-checks';
import { ownershipChecks } from './ownership-checks';
import { paymentChecks } from './payment-checks';
import { productChecks } from './product-checks';
import { purchaseOptionChecks } from './purchase-option-checks';
import { recoverChecks } from './recover-checks';
import { requestChecks } from './request-checks';
import { savedAddressChecks } from './saved-address-checks';
import { savedCardChecks } from './saved-card-checks';
import { sessionChecks } from './session-checks';
import { settingsChecks } from './settings-checks';
import { shippingChecks } from './shipping-checks';
import { stockChecks } from './stock-checks';
import { submitChecks } from './submit-checks';
import { submitRefusalChecks } from './submit-refusal-checks';
import { subscriptionChecks } from './subscription-checks';
import { tokenChecks } from './token-checks';
import { typeChecks } from './type-checks';
import { variationChecks } from './variation-checks';
import { vaultChecks } from './vault-checks';
import { wireFormChecks } from './wire-form-checks';
import type { Store } from './store';

/** In the order of the contract, but for what uses up patience or the seed (limits, stock, gift card): that comes last. */
const sections: readonly ((store: Store) => void)[] = [
  requestChecks,
  answerChecks,
  hostileChecks,
  sessionChecks,
  choiceChecks,
  listChecks,
  productChecks,
  variationChecks,
  catalogueChecks,
  contentChecks,
  settingsChecks,
  cartChecks,
  itemChecks,
  itemChangeChecks,
  cartUpdateChecks,
  codeChecks,
  shippingChecks,
  submitChecks,
  submitRefusalChecks,
  purchaseOptionChecks,
  accountChecks,
  loginChecks,
  ownershipChecks,
  savedAddressChecks,
  savedCardChecks,
  recoverChecks,
  accountOrderChecks,
  orderChecks,
  subscriptionChecks,
  functionChecks,
  vaultChecks,
  tokenChecks,
  paymentChecks,
  formatChecks,
  wireFormChecks,
  typeChecks,
  accountTypeChecks,
  limitChecks,
  stockChecks,
];

/** All checks of the contract of the Store API against one shop. Call it in a describe block. */
export function storeApiChecks(store: Store): void {
  for (const checks of sections) checks(store);
}
