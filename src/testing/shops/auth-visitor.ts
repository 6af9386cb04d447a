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
 * Starts each test with a new API, a reset login state, empty storage, and a session cookie.
 *
 * @param session an empty one means no session
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
