/**
 * Every failure that is shown to visitors (spec 8, and the form messages of spec 5), with the key of its text in the
 * `errors` messages. Screens and toasts refer to failures by these keys only.
 */
export const errorCatalogue = {
  generic: 'toast.generic',
  addToCart: 'toast.addToCart',
  updateCartItem: 'toast.updateCartItem',
  removeCartItem: 'toast.removeCartItem',
  fetchCartData: 'toast.fetchCartData',
  fetchAccessories: 'toast.fetchAccessories',
  fetchProducts: 'toast.fetchProducts',
  fetchOrder: 'toast.fetchOrder',
  fetchArticles: 'toast.fetchArticles',
  fetchArticle: 'toast.fetchArticle',
  fetchArticleCategories: 'toast.fetchArticleCategories',
  fetchTestimonials: 'toast.fetchTestimonials',
  fetchReturnDetails: 'toast.fetchReturnDetails',
  fetchTerms: 'toast.fetchTerms',
  fetchWarranty: 'toast.fetchWarranty',
  fetchWaiverTerms: 'toast.fetchWaiverTerms',
  return: 'toast.return',
  upload: 'toast.upload',
  payment: 'toast.payment',
  login: 'toast.login',
  submitForm: 'toast.submitForm',
  existEmail: 'toast.existEmail',
  register: 'toast.register',
  contact: 'toast.contact',
  subscriptionUpdate: 'toast.subscriptionUpdate',
  resetPassword: 'toast.resetPassword',
  guestReset: 'toast.guestReset',

  connection: 'api.connection',
  /** Takes `seconds`. */
  timeout: 'api.timeout',
  sessionEnded: 'api.sessionEnded',
  tooManyRequests: 'api.tooManyRequests',
  couponCode: 'api.couponCode',
  outOfStock: 'api.outOfStock',
  shippingService: 'api.shippingService',

  cardNumber: 'card.number',
  cardExpiry: 'card.expiry',
  cardCvc: 'card.cvc',
  cardMissing: 'card.missing',

  /** Takes `method`. */
  paymentDisabled: 'payment.disabled',
  /** Takes `method` and `gateway`. */
  paymentMethodUnsupported: 'payment.unsupportedMethod',
  paymentAuthentication: 'payment.authentication',
  /** Takes `library`. */
  paymentLibraryNotLoaded: 'payment.libraryNotLoaded',
  /** Takes `id`. */
  paymentElementContainer: 'payment.elementContainer',
  /** Takes `method`. */
  paymentElementNotCreated: 'payment.elementNotCreated',
  paymentCartNotFound: 'payment.cartNotFound',
  paymentRedirectStatus: 'payment.redirectStatus',
  paymentIntentStatus: 'payment.intentStatus',
  googlePayNotCapable: 'payment.googleNotCapable',
  applePayNotCapable: 'payment.appleNotCapable',
  paypalAmount: 'payment.paypalAmount',
  paypalSubscription: 'payment.paypalSubscription',

  fileMissing: 'file.missing',
  fileExtension: 'file.extension',
  fileSize: 'file.size',
  fileContent: 'file.content',
  fileActive: 'file.active',
  fileQuota: 'file.quota',
  filesBusy: 'file.busy',

  fieldRequired: 'form.required',
  fieldEmail: 'form.email',
  /** Takes `count`. */
  fieldMinimum: 'form.minimum',
  /** Takes `count`. */
  fieldMaximum: 'form.maximum',
  fieldType: 'form.type',
  enterPassword: 'form.enterPassword',
  retypePassword: 'form.retypePassword',
  enterEmail: 'form.enterEmail',
  enterName: 'form.enterName',
  enterPhone: 'form.enterPhone',
  fieldPhone: 'form.phone',
  nameMandatory: 'form.nameMandatory',
  passwordTooShort: 'form.passwordTooShort',
  /** Our own addition: the server knows the most common passwords. */
  passwordTooCommon: 'form.passwordTooCommon',
  passwordsDiffer: 'form.passwordsDiffer',
  passwordWeak: 'form.passwordWeak',
  /** Takes `kind`: the kind of character that is missing. */
  passwordNeeds: 'form.passwordNeeds',
  /** Takes `url`. */
  fieldUrl: 'form.url',

  /** The code that judges or sends a form could not be loaded. */
  formLost: 'form.lost',

  codeGate: 'screen.codeGate',
  boundary: 'screen.boundary',
} as const;

export type ErrorKey = keyof typeof errorCatalogue;

/** Success messages for visitors (spec 8). */
export const successCatalogue = {
  fileUploaded: 'success.fileUploaded',
  returnSubmitted: 'success.returnSubmitted',
  contactSent: 'success.contactSent',
  consultationBooked: 'success.consultationBooked',
  passwordReset: 'success.passwordReset',
  accountCreated: 'success.accountCreated',
} as const;

/** Codes with one meaning, whatever endpoint they come from. */
const keyByCode: Readonly<Record<string, ErrorKey>> = {
  connection_error: 'connection',
  timeout: 'timeout',
  UNAUTHORIZED: 'sessionEnded',
  too_many_requests: 'tooManyRequests',
  invalid_coupon_code: 'couponCode',
  invalid_giftcard_code: 'couponCode',
  invalid_card_number: 'cardNumber',
  invalid_card_expiry: 'cardExpiry',
  invalid_card_cvc: 'cardCvc',
  invalid_card: 'cardMissing',
};

/** `validation_error` and `vault_error` tell what is wrong only through the field they name. */
const keyByParam: Readonly<Record<string, ErrorKey>> = {
  cart: 'outOfStock',
  coupon_code: 'couponCode',
  'account.email': 'fieldEmail',
  'shipping.service': 'shippingService',
  'billing.method': 'payment',
  gateway: 'payment',
  number: 'cardNumber',
  exp_month: 'cardExpiry',
  exp_year: 'cardExpiry',
  cvc: 'cardCvc',
  exp_cvc: 'cardCvc',
};

/**
 * The failure behind a server's or vault's answer, or null when its code and param contain nothing useful for a
 * visitor: then the caller names the failure by what was tried.
 */
export function errorKeyOf(answer: { code?: string; param?: string | null }): ErrorKey | null {
  return lookUp(keyByCode, answer.code ?? null) ?? lookUp(keyByParam, answer.param ?? null);
}

function lookUp(table: Readonly<Record<string, ErrorKey>>, key: string | null): ErrorKey | null {
  return key !== null && Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}
