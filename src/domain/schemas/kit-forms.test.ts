import { phonePrefix } from '../checkout/checkout-address';
import { maximumChatLength, maximumLetterLength } from '../consultations/conversation';
import { maximumReasonLength } from '../orders/return-request';
import { findBookingProblems, findCallBackProblems } from './call-back-form';
import { findGuestOrderProblems } from './guest-order-form';
import { findLetterProblems } from './letter-form';
import { findChatProblems, findHearingStartProblems, findNewsProblems } from './short-forms';

type Values = Record<string, unknown>;
type Form = {
  filled: Values;
  find: (values: Values) => readonly { field: string; problem: string }[];
};

const person = { name: 'Margaret', email: ' margaret@example.ca', phone: '403 555 0118 ext. 2' };
const guestFields = ['orderNumber', 'email', 'postalCode', 'reason'] as const;

const forms: Record<string, Form> = {
  'call-back': { filled: person, find: (values) => findCallBackProblems(values as never) },
  booking: {
    filled: { ...person, start: '2026-11-24T16:00:00.000Z', way: 'phone', hasCompanion: false },
    find: (values) => findBookingProblems(values as never),
  },
  contact: {
    filled: { ...person, message: 'It whistles' },
    find: (values) => findLetterProblems(values as never),
  },
  return: {
    filled: { orderNumber: ' 10482 ', email: person.email, postalCode: 't2p 1j9', reason: 'Loud' },
    find: (values) => findGuestOrderProblems(values as never, guestFields),
  },
  news: { filled: { email: person.email }, find: (values) => findNewsProblems(values as never) },
  'hearing test': { filled: person, find: (values) => findHearingStartProblems(values as never) },
  chat: {
    filled: { email: '', text: 'Hello' },
    find: (values) => findChatProblems(values as never),
  },
};

const problemsOf = (name: string, change: Values) => {
  const form = forms[name];
  if (!form) throw new Error(`No form ${name}`);
  const found = form.find({ ...form.filled, ...change });
  return Object.fromEntries(found.map(({ field, problem }) => [field, problem]));
};

describe.each(Object.keys(forms))('%s', (name) => {
  test('is right when it is filled, and names a faulty email as every form does', () => {
    expect(problemsOf(name, {})).toEqual({});
    expect(problemsOf(name, { email: 'margaret@' })).toEqual({ email: 'fieldEmail' });
    expect(problemsOf(name, { email: '  ' })).toEqual(
      name === 'chat' ? {} : { email: 'enterEmail' },
    );
  });
});

test.each<[string, Values, Values]>([
  ['call-back', { name: ' ', phone: phonePrefix }, { name: 'enterName', phone: 'enterPhone' }],
  ['call-back', { phone: '12' }, { phone: 'fieldPhone' }],
  ['booking', { start: '' }, { start: 'fieldRequired' }],
  ['booking', { phone: phonePrefix }, { phone: 'enterPhone' }],
  ['booking', { way: 'video', phone: phonePrefix }, {}],
  ['booking', { way: 'video', phone: '12' }, { phone: 'fieldPhone' }],
  ['contact', { name: '', message: ' ' }, { name: 'nameMandatory', message: 'fieldRequired' }],
  ['contact', { message: 'x'.repeat(maximumLetterLength + 1) }, { message: 'fieldMaximum' }],
  ['return', { orderNumber: '' }, { orderNumber: 'fieldRequired' }],
  ['return', { orderNumber: 'no 7' }, { orderNumber: 'fieldType' }],
  ['return', { postalCode: '12345' }, { postalCode: 'fieldType' }],
  ['return', { reason: 'x'.repeat(maximumReasonLength + 1) }, { reason: 'fieldMaximum' }],
  ['hearing test', { name: '' }, { name: 'enterName' }],
  ['chat', { text: ' ' }, { text: 'fieldRequired' }],
  ['chat', { text: 'x'.repeat(maximumChatLength + 1) }, { text: 'fieldMaximum' }],
])('%s with %j', (name, change, problems) => {
  expect(problemsOf(name, change)).toEqual(problems);
});

test('a form to look an order up is not asked for a reason', () => {
  const values = { orderNumber: '10482', email: person.email, postalCode: 't2p1j9' };
  expect(findGuestOrderProblems(values, ['orderNumber', 'email', 'postalCode'])).toEqual([]);
});
