import {
  needsFreshCart,
  nextProgress,
  startOfCheckout,
  type CheckoutFailure,
  type CheckoutProgress,
} from './checkout-outcome';

const paying: CheckoutProgress = { step: 'paying' };

/** Lists every failure, so that a new one must be added here with what it requires. */
const failures: Record<
  CheckoutFailure['kind'],
  { failure: CheckoutFailure; isCartStale: boolean }
> = {
  'field-refused': {
    failure: { kind: 'field-refused', field: 'card.number' },
    isCartStale: false,
  },
  'payment-declined': { failure: { kind: 'payment-declined' }, isCartStale: true },
  'card-gone': { failure: { kind: 'card-gone' }, isCartStale: false },
  'confirmation-canceled': { failure: { kind: 'confirmation-canceled' }, isCartStale: false },
  'confirmation-unknown': { failure: { kind: 'confirmation-unknown' }, isCartStale: false },
  'sheet-closed': { failure: { kind: 'sheet-closed', method: 'google' }, isCartStale: false },
  'method-failed': {
    failure: { kind: 'method-failed', method: 'klarna', fault: { kind: 'disabled' } },
    isCartStale: false,
  },
  'stock-lost': { failure: { kind: 'stock-lost' }, isCartStale: true },
  'coupon-lost': { failure: { kind: 'coupon-lost', code: 'WELCOME10' }, isCartStale: true },
  'price-changed': { failure: { kind: 'price-changed' }, isCartStale: true },
  'delivery-lost': { failure: { kind: 'delivery-lost' }, isCartStale: true },
  'cart-gone': { failure: { kind: 'cart-gone' }, isCartStale: true },
  unreachable: { failure: { kind: 'unreachable' }, isCartStale: true },
};

describe.each(Object.values(failures))('$failure.kind', ({ failure, isCartStale }) => {
  test('opens the form again and says why', () => {
    const progress = nextProgress(paying, { type: 'finish', outcome: failure });
    expect(progress).toEqual({ step: 'editing', failure });
  });

  test('another try is possible and starts without the old failure', () => {
    expect(nextProgress({ step: 'editing', failure }, { type: 'pay' })).toEqual(paying);
  });

  test(isCartStale ? 'asks for a fresh cart' : 'leaves the cart as it is', () => {
    expect(needsFreshCart(failure)).toBe(isCartStale);
  });
});

test('a placed order leaves for its page', () => {
  const outcome = { kind: 'placed', orderId: 'order_1' } as const;
  expect(nextProgress(paying, { type: 'finish', outcome })).toEqual({ step: 'leaving', outcome });
});

test('a payment to be confirmed leaves for the bank', () => {
  const outcome = { kind: 'confirmation-needed', url: '/sandbox/confirm?intent=1' } as const;
  expect(nextProgress(paying, { type: 'finish', outcome })).toEqual({ step: 'leaving', outcome });
});

test('an attempt with nothing to go on with opens the form', () => {
  expect(nextProgress(paying, { type: 'finish', outcome: null })).toEqual(startOfCheckout);
});

test('the second of two clicks changes nothing', () => {
  expect(nextProgress(paying, { type: 'pay' })).toBe(paying);
});

test('nothing can be paid, and no answer counts, on the way out', () => {
  const leaving: CheckoutProgress = {
    step: 'leaving',
    outcome: { kind: 'placed', orderId: 'order_1' },
  };
  expect(nextProgress(leaving, { type: 'pay' })).toBe(leaving);
  const late = { type: 'finish', outcome: { kind: 'unreachable' } } as const;
  expect(nextProgress(leaving, late)).toBe(leaving);
  expect(nextProgress(startOfCheckout, late)).toBe(startOfCheckout);
});
