import type { RecordNote } from '@/domain/staff/audit';
import type { Services } from '@/server/main/services';

/** Notes that staff looked up an address, with its account if it has one. */
export async function lookUpNote(email: string, { db }: Services): Promise<RecordNote> {
  const [account] = await db.query<{ id: string }>('select id from accounts where email = $1', [
    email.trim().toLowerCase(),
  ]);
  return { action: 'view', subject: 'account', recordId: account?.id ?? 'none' };
}
