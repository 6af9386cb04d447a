import { renderHook, waitFor } from '@testing-library/react';
import { usePasskeys } from './use-passkeys';

const mockTell = jest.fn();
const refusal = { ok: false, code: 'internal_error', message: 'no', param: null };

jest.mock('next-intl', () => ({ useLocale: () => 'en-US' }));
jest.mock('@/features/auth/public', () => ({ useTellFailure: () => mockTell }));
jest.mock('@/features/passkeys/public', () => ({ askPasskeys: async () => refusal }));

it('says and reports that the passkeys could not be loaded', async () => {
  const { result } = renderHook(() => usePasskeys('ada@example.ca'));
  await waitFor(() => expect(result.current.step).toBe('failed'));
  expect(mockTell.mock.calls).toEqual([['generic', refusal]]);
});
