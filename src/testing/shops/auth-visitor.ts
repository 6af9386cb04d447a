import { act } from '@testing-library/react';
import { useAuthStore } from '@/features/auth/auth-store';
import { FakeAccountApi } from '../fakes/fake-account-api';

/** The account API of the running test. */
export const accountApi = { current: new FakeAccountApi() };

/** For `jest.mock('@/client/requests/swell', …)`: the client of the running test's API. */
export const swellOfTest = {
  swellClient: async () => accountApi.current.client,
  renewSwellClient: () => undefined,
};

/**
 * Begins each test with an API that has heard nothing, a device that knows nobody, and the session of a cookie.
 *
 * @param session an empty one is no session
 */
export function newVisitorEachTime(session = ''): void {
  beforeEach(() => {
    accountApi.current = new FakeAccountApi();
    globalThis.fetch = accountApi.current.fetch;
    act(() => useAuthStore.setState(useAuthStore.getInitialState(), true));
    document.cookie = session ? `swell-session=${session}` : 'swell-session=; max-age=0';
    localStorage.clear();
  });
}
