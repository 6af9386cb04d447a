import { AppError } from '@/domain/failures/errors';
import type { AccountSummary } from '@/domain/accounts/account';
import type { StoreCall } from '../http/call';

/** The account the call's session is logged in to. Throws `UNAUTHORIZED` for everybody else. */
export async function ownerOf({ services, session }: StoreCall): Promise<AccountSummary> {
  const account = await services.engine.accounts.current(session);
  if (!account) throw new AppError('UNAUTHORIZED', 'Please log in');
  return account;
}
