import type { Account } from '@/domain/accounts/account';
import type { HttpAnswer } from '@/server/http/exchange';
import type { StoreCall } from '../http/call';

/**
 * Makes the browser remember that it logged in to this account. Only an account with a proven address has known
 * devices: opening one under somebody else's address must give no advantage over its owner.
 */
export async function rememberedDevice(
  { request, services: { devices, engine } }: StoreCall,
  { id, email }: Pick<Account, 'id' | 'email'>,
  answer: HttpAnswer,
): Promise<HttpAnswer> {
  const subject = await engine.customerRecords.findSubject(id);
  if (!subject?.isEmailProven) return answer;
  return { ...answer, headers: { ...answer.headers, ...devices.remember(request, { email }) } };
}
