import { newCheckout, type CheckoutForm } from '@/domain/checkout/checkout-form';

/** A complete checkout form of a shopper in Calgary, ready to pay. */
export const filledCheckout: CheckoutForm = {
  ...newCheckout,
  contactEmail: 'margaret@example.ca',
  shipDetails: {
    country: 'canada',
    firstName: 'Margaret',
    lastName: 'Okafor',
    address: '118 Lakeshore Road',
    apartment: '',
    city: 'Calgary',
    province: 'AB',
    postalCode: 't2p1j9',
    phone: '+1 403 555 0118',
  },
  card: {
    number: '4242 4242 4242 4242',
    expiry: '08 / 48',
    securityCode: '123',
    nameOnCard: 'Margaret Okafor',
  },
};
