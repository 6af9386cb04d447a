import { normaliseEmail, type AccountSummary } from '@/domain/accounts/account';
import type { Services } from '@/server/main/services';
import type { DataSubject } from '@/server/personal-data/personal-data-record';

/** A customer as a data subject. With a hosted store we never know whether the customer owns the address. */
export async function subjectOf(
  { id, email }: Pick<AccountSummary, 'id' | 'email'>,
  { commerce }: Pick<Services, 'commerce'>,
): Promise<DataSubject> {
  const known = await commerce.customerRecords?.findSubject(id);
  return known ?? { accountId: id, email: normaliseEmail(email), isEmailProven: false };
}
