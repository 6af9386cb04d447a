import type { Gateway } from './gateway';

/** Methods that are paid directly to their provider, without a gateway. */
export const direct: Gateway = {
  name: 'direct',
  ways: {
    paypal: {
      place: 'button',
      load: async () => (await import('../paypal/paypal-button')).paypalButton,
    },
    amazon: {
      place: 'button',
      paysPlans: true,
      load: async () => (await import('../amazon/amazon-button')).amazonButton,
    },
    sezzle: {
      place: 'button',
      load: async () => (await import('../sezzle/sezzle-button')).sezzleButton,
    },
  },
};

/** Providers that a store announces under their own names. */
export const klarna: Gateway = {
  name: 'klarna',
  ways: { klarna: { place: 'page', load: async () => (await import('../klarna')).klarna } },
};

export const paysafecard: Gateway = {
  name: 'paysafecard',
  ways: {
    paysafecard: { place: 'page', load: async () => (await import('../paysafecard')).paysafecard },
  },
};

export const quickpay: Gateway = {
  name: 'quickpay',
  ways: { quickpay: { place: 'page', load: async () => (await import('../quickpay')).quickpay } },
};
