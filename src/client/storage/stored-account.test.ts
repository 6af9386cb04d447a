import { queryPaths } from '@/domain/pages/query-paths';
import { readAccountMark, storeAccountMark } from './stored-account';
import { forgetSession, hasSession, readSession } from '../session/session';

beforeEach(() => {
  document.cookie = 'swell-session=abcdefghijklmnop; path=/';
  localStorage.clear();
});

it('knows the session that swell-js keeps, and forgets it', () => {
  expect(readSession()).toBe('abcdefghijklmnop');
  forgetSession();
  expect(hasSession()).toBe(false);
});

it('remembers that a session is a customer’s, for that session only', () => {
  storeAccountMark(true);
  expect(readAccountMark()).toBe(true);
  document.cookie = 'swell-session=abcdefghanother1; path=/';
  expect(readAccountMark()).toBe(false);
  document.cookie = 'swell-session=abcdefghijklmnop; path=/';
  expect(readAccountMark()).toBe(true);
  forgetSession();
  expect(readAccountMark()).toBe(false);
});

it('keeps too little of the session to be of use', () => {
  storeAccountMark(true);
  expect(JSON.stringify({ ...localStorage })).not.toContain('abcdefgh');
});

it('leads back to where the session ended, if that is a page', () => {
  expect(queryPaths.loginAgain('/account/orders?page=2')).toBe(
    '/login?ended=1&next=%2Faccount%2Forders%3Fpage%3D2',
  );
  expect(queryPaths.loginAgain(null)).toBe('/login?ended=1');
});
