import { filledCheckout as filled } from '@/testing/checkout-form';
import { emptyCard, newCheckout, rulesFor, type CheckoutForm } from '../checkout/checkout-form';
import { findProblems, parseStoredCheckout } from './checkout-form';

const empty: CheckoutForm = { ...newCheckout, card: emptyCard };

async function problemsOf(form: CheckoutForm, isPaymentDue = true) {
  const found = await findProblems(form, rulesFor(form, { isPaymentDue, isShipped: true }));
  return Object.fromEntries(found.map(({ field, problem }) => [field, problem]));
}

test('a filled form has no problems', async () => {
  expect(await problemsOf(filled)).toEqual({});
});

test('an empty form names every field it needs, in the order of the screen', async () => {
  const found = await findProblems(empty, rulesFor(empty, { isPaymentDue: true, isShipped: true }));
  expect(found.map(({ field, problem }) => `${field}: ${problem}`)).toEqual([
    'contactEmail: emailMissing',
    'shipDetails.firstName: firstNameMissing',
    'shipDetails.lastName: lastNameMissing',
    'shipDetails.address: addressMissing',
    'shipDetails.city: cityMissing',
    'shipDetails.province: provinceMissing',
    'shipDetails.postalCode: postalCodeMissing',
    'shipDetails.phone: phoneMissing',
    'card.number: cardMissing',
    'card.expiry: cardExpiryMissing',
    'card.securityCode: securityCodeMissing',
    'card.nameOnCard: nameOnCardMissing',
  ]);
});

test('blanks are no name', async () => {
  const form = { ...filled, shipDetails: { ...filled.shipDetails, firstName: '   ' } };
  expect(await problemsOf(form)).toEqual({ 'shipDetails.firstName': 'firstNameMissing' });
});

test.each(['margaret', 'margaret@', 'margaret@example', 'a b@example.ca'])(
  '%p is no e-mail address',
  async (contactEmail) => {
    expect(await problemsOf({ ...filled, contactEmail })).toEqual({ contactEmail: 'emailInvalid' });
  },
);

test('a phone for texts may stay empty, and has to be one while texts are wanted', async () => {
  const texts = { ...filled, textUpdates: { phone: '12' } };
  expect(await problemsOf(texts)).toEqual({});
  expect(await problemsOf({ ...texts, textWithOffers: true })).toEqual({
    'textUpdates.phone': 'phoneInvalid',
  });
  expect(await problemsOf({ ...filled, textWithOffers: true })).toEqual({});
});

test('what is too long is refused here, not by the server', async () => {
  const form = { ...filled, shipDetails: { ...filled.shipDetails, apartment: 'x'.repeat(501) } };
  expect(await problemsOf(form)).toEqual({ 'shipDetails.apartment': 'textTooLong' });
});

test('a different billing address has to be complete', async () => {
  const problems = await problemsOf({ ...filled, isBillingSameAsShipping: false });
  expect(Object.keys(problems)).toContain('billingDetails.postalCode');
});

test('a pick-up asks for the billing address and for no shipping address', async () => {
  const form = { ...empty, deliveryType: 'pick-up', billingDetails: filled.shipDetails } as const;
  const problems = await problemsOf({ ...form, contactEmail: 'margaret@example.ca' }, false);
  expect(problems).toEqual({});
  expect(Object.keys(await problemsOf(form))).not.toContain('shipDetails.firstName');
});

test('a cart of services asks where to bill and never where to ship', async () => {
  const form = { ...empty, contactEmail: 'margaret@example.ca' };
  const rules = rulesFor(form, { isPaymentDue: false, isShipped: false });
  const groups = (await findProblems(form, rules)).map(({ field }) => field.split('.')[0]);
  expect(new Set(groups)).toEqual(new Set(['billingDetails']));
});

test('an order that gift cards cover needs no card', async () => {
  expect(await problemsOf({ ...filled, card: emptyCard }, false)).toEqual({});
});

describe('what storage holds', () => {
  test('comes back as it was saved', () => {
    const stored = {
      saved: { ...newCheckout, shipDetails: filled.shipDetails },
      unsettledCartId: 'cart_1',
    };
    expect(parseStoredCheckout(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  test('fills what an older release did not know', () => {
    const read = parseStoredCheckout({ saved: { contactEmail: 'margaret@example.ca' } });
    expect(read).toEqual({
      saved: { ...newCheckout, contactEmail: 'margaret@example.ca' },
      unsettledCartId: null,
    });
  });

  test('drops what does not belong there, a card above all', () => {
    const read = parseStoredCheckout({ saved: { ...newCheckout, card: filled.card } });
    expect(JSON.stringify(read)).not.toContain('4242');
  });

  test.each([['text'], [7], [{ saved: 'x' }], [{ saved: { deliveryType: 'teleport' } }]])(
    '%j is no checkout',
    (stored) => {
      expect(parseStoredCheckout(stored)).toBeNull();
    },
  );
});
