import { findGuestOrderProblems } from './guest-order-form';
import { maximumReasonLength } from './return-request';

const good = { orderNumber: ' 10482 ', email: ' a@example.ca', reason: 'Too loud' };

test('a filled form is right', () => {
  expect(findGuestOrderProblems(good)).toEqual({});
  expect(findGuestOrderProblems({ postalCode: 't2p 1j9' })).toEqual({});
});

test.each([
  [{ orderNumber: 'no 7' }, { orderNumber: 'orderNumber' }],
  [{ orderNumber: '' }, { orderNumber: 'orderNumber' }],
  [{ email: 'margaret' }, { email: 'email' }],
  [{ reason: '   ' }, { reason: 'reason' }],
  [{ reason: 'x'.repeat(maximumReasonLength + 1) }, { reason: 'reasonTooLong' }],
  [{ postalCode: '12345' }, { postalCode: 'postalCode' }],
])('%j', (change, problems) => {
  expect(findGuestOrderProblems({ ...good, ...change })).toEqual(problems);
});
