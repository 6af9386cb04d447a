import type { Gateway } from './gateway';

/** Our own code for every method, used with the sandbox. */
export const embedded: Gateway = {
  name: 'embedded',
  ways: {
    card: { place: 'form', load: async () => (await import('../card')).card },
    paypal: { place: 'page', load: async () => (await import('../paypal/paypal')).paypal },
    google: {
      place: 'sheet',
      paysPlans: true,
      load: async () => (await import('../google/google')).google,
    },
    apple: {
      place: 'sheet',
      paysPlans: true,
      load: async () => (await import('../apple/apple')).apple,
    },
    amazon: { place: 'page', load: async () => (await import('../amazon/amazon')).amazon },
    ideal: { place: 'page', load: async () => (await import('../ideal')).ideal },
    bancontact: { place: 'page', load: async () => (await import('../bancontact')).bancontact },
  },
};
