/**
 * @jest-environment-options {"url": "https://shop.example/"}
 */
import { keepCookie, keepSession } from './keep-session';
import { forgetSession, readSession } from './session';

it('keeps the session in a cookie that travels by https only', () => {
  const written = jest.spyOn(Document.prototype, 'cookie', 'set');
  keepSession('visit-1');
  expect(readSession()).toBe('visit-1');
  keepCookie('swell-session', 'visit 2');
  expect(readSession()).toBe('visit%202');
  expect(written.mock.calls.flat()).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/; samesite=lax; secure$/) as unknown),
  );
});

it('forgets a session that was kept so', () => {
  keepSession('visit-1');
  forgetSession();
  expect(readSession()).toBeNull();
});
