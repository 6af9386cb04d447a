import { accountChecks } from './accounts/account-checks';
import { accountOrderChecks } from './accounts/account-order-checks';
import { accountTypeChecks } from './accounts/account-type-checks';
import { answerChecks } from './types/answer-checks';
import { cartChecks } from './carts/cart-checks';
import { cartUpdateChecks } from './carts/cart-update-checks';
import { catalogueChecks } from './catalogue/catalogue-checks';
import { choiceChecks } from './carts/choice-checks';
import { codeChecks } from './accounts/code-checks';
import { contentChecks } from './catalogue/content-checks';
import { formatChecks } from './types/format-checks';
import { functionChecks } from './types/function-checks';
import { hostileChecks } from './hostile-checks';
import { itemChangeChecks } from './carts/item-change-checks';
import { itemChecks } from './carts/item-checks';
import { languageChecks } from './catalogue/language-checks';
import { limitChecks } from './limit-checks';
import { listChecks } from './catalogue/list-checks';
import { loginChecks } from './accounts/login-checks';
import { orderChecks } from './orders/order-checks';
import { ownershipChecks } from './accounts/ownership-checks';
import { paymentChecks } from './orders/payment-checks';
import { priceListChecks } from './catalogue/price-list-checks';
import { productChecks } from './catalogue/product-checks';
import { purchaseOptionChecks } from './carts/purchase-option-checks';
import { recoverChecks } from './accounts/recover-checks';
import { requestChecks } from './request-checks';
import { savedAddressChecks } from './accounts/saved-address-checks';
import { savedCardChecks } from './accounts/saved-card-checks';
import { savedCardUseChecks } from './accounts/saved-card-use-checks';
import { sessionChecks } from './accounts/session-checks';
import { settingsChecks } from './catalogue/settings-checks';
import { shippingChecks } from './carts/shipping-checks';
import { stockChecks } from './carts/stock-checks';
import { submitChecks } from './orders/submit-checks';
import { submitRefusalChecks } from './orders/submit-refusal-checks';
import { subscriptionChecks } from './accounts/subscription-checks';
import { tokenChecks } from './accounts/token-checks';
import { typeChecks } from './types/type-checks';
import { variationChecks } from './carts/variation-checks';
import { vaultChecks } from './orders/vault-checks';
import { wireFormChecks } from './types/wire-form-checks';
import type { Store } from './store';

/**
 * In the order of the contract, except for checks that use up a limit or the seed (limits, stock, gift card): they come
 * last.
 */
const sections: readonly ((store: Store) => void)[] = [
  requestChecks,
  answerChecks,
  hostileChecks,
  sessionChecks,
  choiceChecks,
  languageChecks,
  priceListChecks,
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
  savedCardUseChecks,
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
