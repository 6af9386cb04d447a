import { emptyCard, newCheckout, type CheckoutForm } from '@/domain/checkout/checkout-form';
import { cartPatch } from './cart-patch';

const margaret = {
  country: 'canada',
  firstName: ' Margaret',
  lastName: 'Okafor ',
  address: '118 Lakeshore Road',
  apartment: 'Unit 4',
  city: 'Calgary',
  province: 'AB',
  postalCode: 't2p1j9',
  phone: '403-555-0118',
} as const;

const sent = {
  name: 'Margaret Okafor',
  first_name: 'Margaret',
  last_name: 'Okafor',
  address1: '118 Lakeshore Road',
  address2: 'Unit 4',
  city: 'Calgary',
  state: 'AB',
  zip: 'T2P 1J9',
  country: 'CA',
  phone: '+14035550118',
};

const form: CheckoutForm = {
  ...newCheckout,
  contactEmail: ' margaret@example.ca ',
  shipDetails: margaret,
  card: { ...emptyCard, number: '4242 4242 4242 4242', securityCode: '987' },
};

const shipped = { isShipped: true };

const payment = {
  method: 'card',
  card: { token: 'tok_1' },
  intent: { embedded: { id: 'int_1' } },
} as const;

test('one address serves for shipping and billing, in the words of the Store API', () => {
  expect(cartPatch(form, payment, shipped)).toEqual({
    account: { email: 'margaret@example.ca', email_optin: true, sms_optin: false },
    shipping: sent,
    billing: { ...sent, ...payment },
  });
});

test('a phone for texts of its own goes along while texts are wanted, and is taken back after', () => {
  const texts = { ...form, textUpdates: { phone: '587 555 0199' } };
  expect(cartPatch({ ...texts, textWithOffers: true }, payment, shipped)).toMatchObject({
    account: { sms_optin: true },
    metadata: { text_updates: { phone: '+15875550199' } },
  });
  expect(cartPatch(texts, payment, shipped)).toMatchObject({ metadata: { text_updates: null } });
  expect(cartPatch({ ...form, textWithOffers: true }, payment, shipped)).not.toHaveProperty(
    'metadata',
  );
});

test('a billing address of its own is sent as that', () => {
  const billingDetails = { ...margaret, firstName: 'John', city: 'Banff' };
  const patch = cartPatch(
    { ...form, isBillingSameAsShipping: false, billingDetails },
    payment,
    shipped,
  );
  expect(patch.shipping).toEqual(sent);
  expect(patch.billing).toMatchObject({ first_name: 'John', city: 'Banff' });
});

test('a pick-up takes the name of the buyer and leaves no address behind', () => {
  const patch = cartPatch(
    { ...form, deliveryType: 'pick-up', billingDetails: margaret },
    payment,
    shipped,
  );
  expect(patch.shipping).toEqual({
    ...sent,
    address1: null,
    address2: null,
    city: null,
    state: null,
    zip: null,
  });
  expect(patch.billing).toMatchObject(sent);
});

test('a cart of services is billed to an address and goes to nobody’s door', () => {
  const services = { isShipped: false };
  const patch = cartPatch({ ...form, billingDetails: margaret }, payment, services);
  expect(patch.shipping).toMatchObject({ name: 'Margaret Okafor', address1: null, zip: null });
  expect(patch.billing).toMatchObject(sent);
});

test('the card itself is never part of it', () => {
  const text = JSON.stringify(cartPatch(form, payment, shipped));
  expect(text).not.toMatch(/4242|987/);
});
