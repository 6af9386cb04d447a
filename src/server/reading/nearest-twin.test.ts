import { nearestTwin } from './nearest-twin';

const inEnglish = (path: string) => ({ path, addresses: { 'en-US': path } });

test.each([
  ['/article/in-english-only', '/articles'],
  ['/our-products/prices', '/shop'],
  ['/hearing-test/how-it-works', '/hearing-test'],
  ['/learn/faq', '/'],
  ['/terms-of-service', '/'],
])('%s is stood in for by %s', (path, nearest) => {
  expect(nearestTwin(inEnglish(path), 'en-US')).toBe(nearest);
});

test('a text in both languages needs no other page', () => {
  const addresses = { 'en-US': '/learn/faq', 'fr-CA': '/fr/apprendre/questions-frequentes' };
  expect(nearestTwin({ path: '/learn/faq', addresses }, 'en-US')).toBeNull();
  expect(nearestTwin({ path: '/learn/faq', addresses }, 'fr-CA')).toBeNull();
});
