import { privateLifetimes } from '@/domain/hearing/private-storage';
import { holdsPrivate, readPrivate, writePrivate } from './private-storage';

const start = Date.parse('2026-11-23T10:00:00Z');
const asItIs = (stored: unknown) => stored;
const left = () => Object.keys(localStorage);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  jest.useFakeTimers({ now: start });
});
afterEach(() => jest.useRealTimers());

it('keeps health data for 48 hours after its last change and not a moment longer', () => {
  writePrivate('questionnaire', { name: 'Ada' });
  jest.setSystemTime(start + privateLifetimes.questionnaire - 1);
  expect(readPrivate('questionnaire', asItIs)).toEqual({ name: 'Ada' });
  writePrivate('questionnaire', { name: 'Ada B' });
  jest.setSystemTime(start + 2 * privateLifetimes.questionnaire - 2);
  expect(readPrivate('questionnaire', asItIs)).toEqual({ name: 'Ada B' });
  jest.setSystemTime(start + 2 * privateLifetimes.questionnaire - 1);
  expect(readPrivate('questionnaire', asItIs)).toBeNull();
  expect(left()).toEqual([]);
});

it.each([
  ['of an older release, without an end', { name: 'Ada' }],
  ['with an end that is no time', { until: 'never', value: 1 }],
  ['with an end too far away', { until: start + privateLifetimes.checkout + 1, value: 1 }],
  ['that is no object', 'Ada'],
])('removes a value %s', (_, stored) => {
  localStorage.setItem('boreal-charge-go-checkout', JSON.stringify(stored));
  expect(readPrivate('checkout', asItIs)).toBeNull();
  expect(left()).toEqual([]);
});

it('refuses what the parser refuses or fails at', () => {
  writePrivate('hearing-result', 1);
  expect(readPrivate('hearing-result', () => null)).toBeNull();
  expect(
    readPrivate('hearing-result', () => {
      throw new Error('no');
    }),
  ).toBeNull();
});

it('keeps nothing in a document into which a tag manager was loaded, but still forgets', () => {
  writePrivate('hearing-result', 1);
  document.head.innerHTML = '<script data-tag-manager></script>';
  writePrivate('questionnaire', 1);
  expect(left()).toEqual(['boreal-charge-go-hearing-result']);
  writePrivate('hearing-result', null);
  expect(left()).toEqual([]);
});

it('knows whether the device holds anything about a person, in this tab too', () => {
  localStorage.setItem('boreal-charge-go-currency', '"CAD"');
  expect(holdsPrivate()).toBe(false);
  writePrivate('admin', { token: 'a' });
  expect(holdsPrivate()).toBe(true);
  jest.setSystemTime(start + privateLifetimes.admin);
  expect(holdsPrivate()).toBe(false);
  sessionStorage.setItem('boreal-charge-go-return-draft', '1');
  expect(holdsPrivate()).toBe(true);
});
