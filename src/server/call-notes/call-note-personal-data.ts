import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { Sealer } from '@/server/base/sealing';
import { goesWithAccount, ownAndUnclaimed } from '@/server/visits/ownership';
import { readCallNotesOf } from './call-notes';

/** What our team wrote down after calls with the customer. */
export function createCallNotePersonalData({ sealer }: { sealer: Sealer }): PersonalDataRecord {
  return {
    name: 'callNotes',
    tables: ['call_notes'],
    async export(sql, { accountId }) {
      const notes = await readCallNotesOf(sql, sealer, accountId);
      return notes.map(({ note, followUpOn, at }) => ({ note, followUpOn, at }));
    },
    // Before the calls themselves: a note of a call without an account is found by its call.
    async erase(tx, subject) {
      await tx.query('delete from call_notes where account_id = $1', [subject.accountId]);
      await tx.query(
        `delete from call_notes where booking_id in (
           select id from consultation_bookings where ${goesWithAccount})`,
        ownAndUnclaimed(subject),
      );
    },
  };
}
