import errors from '@/messages/en-US/errors.json';
import { errorCatalogue, errorKeyOf, successCatalogue } from './error-catalogue';

const words = new Map(
  Object.entries(errors).flatMap(([group, messages]) =>
    Object.entries(messages).map(([name, text]) => [`${group}.${name}`, text] as const),
  ),
);

/** The specification's own words, sections 5 and 8. Placeholders are named as in the messages. */
const specified: Partial<Record<keyof typeof errorCatalogue, string>> = {
  generic: 'Something went wrong',
  addToCart: 'Unable to add item to cart. Please try again later.',
  return: 'Return request failed. Please verify your order details and try again.',
  upload: 'Something went wrong while uploading the file...',
  payment: 'Something went wrong with the payment, please try again later.',
  login: 'Please double-check your password and try again.',
  submitForm: 'There is no account associated with this email',
  existEmail: 'There is no account associated with this email',
  register: 'There was a problem creating your account. Please check your email and password.',
  contact: 'Unable to send your message. Please try again later.',
  subscriptionUpdate: 'There was an error while updating your subscription',
  resetPassword: 'Unable to reset password, please try again later',
  guestReset: 'Unable to login. Please check your email.',
  connection: 'A connection error occurred while making the request',
  timeout: 'Request timed out after {seconds} seconds',
  cardNumber: 'Card number appears to be invalid',
  cardExpiry: 'Card expiry appears to be invalid',
  cardCvc: 'Card CVC code appears to be invalid',
  cardMissing: 'Card details are missing',
  paymentDisabled: '{method} payments are disabled. See Payment settings in the dashboard',
  paymentMethodUnsupported: 'Unsupported payment method: {method} ({gateway})',
  paymentAuthentication:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again',
  paymentLibraryNotLoaded: '{library} was not loaded',
  paymentElementContainer: 'DOM element with {id} ID not found',
  paymentElementNotCreated: 'The {method} payment element was not created',
  paymentCartNotFound: 'Cart not found',
  paymentRedirectStatus: 'Unknown redirect status',
  paymentIntentStatus: 'Unsupported intent status',
  paypalAmount: 'Invalid PayPal button amount. Value should be greater than zero.',
  fileMissing: 'Please select file first',
  fileExtension: 'This file extension is not supported',
  fileSize: 'File size cannot be more than 10MB',
  enterPassword: 'Please enter a password',
  retypePassword: 'Please re-type your password',
  enterEmail: 'Please enter your email',
  enterName: 'Please enter your name',
  nameMandatory: 'name is mandatory',
  passwordTooShort: 'Password must have at least 5 characters',
  passwordsDiffer: 'Passwords do not match',
  passwordWeak: 'Please consider using a stronger password',
  passwordNeeds: 'Your password must have at least 1 {kind} character',
  fieldEmail: 'Please enter valid email',
  fieldUrl: 'Invalid url {url}',
  codeGate: 'Incorrect',
  boundary: "An error has occured. The product's team has been contacted",
};

test.each(Object.entries(specified))('%s says what the specification says', (key, text) => {
  const messageKey = Object.entries(errorCatalogue).find(([name]) => name === key)?.[1];
  expect(messageKey && words.get(messageKey)).toBe(text);
});

test.each([
  ['fileUploaded', 'File was uploaded successfully'],
  ['contactSent', 'Thanks! We will get back to you shortly.'],
  ['consultationBooked', 'Thank you, we will get back to you shortly.'],
  ['passwordReset', 'Your password has been reset'],
  ['accountCreated', 'Your account has been created'],
] as const)('success %s says what the specification says', (key, text) => {
  expect(words.get(successCatalogue[key])).toBe(text);
});

test('every entry has words, and every word an entry', () => {
  const used = [...Object.values(errorCatalogue), ...Object.values(successCatalogue)];
  // Help sentences follow the message of a field's fault (components/forms/use-kit-form.ts); they are no failures
  // themselves.
  const failures = [...words.keys()].filter((key) => !key.startsWith('help.'));
  expect([...used].sort()).toEqual(failures.sort());
});

describe('errorKeyOf', () => {
  test.each([
    [{ code: 'invalid_card_number', param: 'number' }, 'cardNumber'],
    [{ code: 'invalid_card' }, 'cardMissing'],
    [{ code: 'vault_error', param: 'exp_month' }, 'cardExpiry'],
    [{ code: 'vault_error', param: 'cvc' }, 'cardCvc'],
    [{ code: 'vault_error', param: 'gateway' }, 'payment'],
    [{ code: 'invalid_coupon_code' }, 'couponCode'],
    [{ code: 'validation_error', param: 'cart' }, 'outOfStock'],
    [{ code: 'validation_error', param: 'billing.method' }, 'payment'],
    [{ code: 'connection_error' }, 'connection'],
    [{ code: 'UNAUTHORIZED' }, 'sessionEnded'],
  ] as const)('%j is %s', (answer, key) => {
    expect(errorKeyOf(answer)).toBe(key);
  });

  test.each([{}, { code: 'internal_error' }, { code: 'constructor' }, { param: 'toString' }])(
    '%j says nothing of use',
    (answer) => {
      expect(errorKeyOf(answer)).toBeNull();
    },
  );
});
