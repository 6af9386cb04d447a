import type { Gateway } from '../gateways/gateway';

export const braintree: Gateway = {
  name: 'braintree',
  ways: {
    card: { place: 'form', load: async () => (await import('../card')).card },
    paypal: {
      place: 'button',
      paysPlans: true,
      load: async () => (await import('./buttons')).paypalByBraintree,
    },
    google: {
      place: 'button',
      paysPlans: true,
      load: async () => (await import('./buttons')).googleByBraintree,
    },
    apple: {
      place: 'button',
      paysPlans: true,
      load: async () => (await import('./buttons')).appleByBraintree,
    },
  },
};
