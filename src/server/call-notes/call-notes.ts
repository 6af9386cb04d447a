import { randomUUID } from 'node:crypto';
import type { Sealer } from '@/server/base/sealing';
import type { Database, SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { callNotes } from '@/server/db/schema/sixty-days';

/** A note of a call with a customer. */
export type CallNote = {
  id: string;
  note: string;
  /** The day we call again, a calendar day at the clinic; null when nothing is to follow. */
  followUpOn: string | null;
  /** Name of the staff member. */
  by: string;
  /** ISO UTC. */
  at: string;
};

/** What a note is about. A booked call of somebody without an account has only its booking. */
export type CallSubject = {
  accountId: string | null;
  orderId: string | null;
  bookingId: string | null;
};

const columns = columnsOf(callNotes, ['id', 'sealedNote', 'followUpOn', 'by', 'at']);

type NoteRow = RowOf<typeof columns>;

const ofOrder = columnsOf(callNotes, ['orderId']);

export const callNotePlaceOf = (id: string) => `call_notes.note:${id}`;

/** Notes of calls, sealed: they speak of somebody's hearing. */
export interface CallNotes {
  /** The notes of an order and its customer, or of a booked call and its customer; newest first. */
  of(subject: CallSubject): Promise<CallNote[]>;
  find(id: string): Promise<CallNote | null>;
  write(
    subject: CallSubject,
    written: { note: string; followUpOn: string | null; by: string },
  ): Promise<CallNote>;
  /** When each of these orders was last called about, by order. */
  lastCalls(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export function createCallNotes({
  db,
  sealer,
  now,
}: {
  db: Database;
  sealer: Sealer;
  now: () => Date;
}): CallNotes {
  const open = (row: NoteRow) => openNote(sealer, row);
  return {
    async of({ accountId, orderId, bookingId }) {
      const rows = await db.query<NoteRow>(
        `select ${columns} from call_notes where account_id = $1 or order_id = $2 or booking_id = $3
         order by at desc, id`,
        [accountId, orderId, bookingId],
      );
      return rows.map(open);
    },
    async find(id) {
      const [row] = await db.query<NoteRow>(`select ${columns} from call_notes where id = $1`, [
        id,
      ]);
      return row ? open(row) : null;
    },
    async write({ accountId, orderId, bookingId }, { note, followUpOn, by }) {
      const written = { id: randomUUID(), note, followUpOn, by, at: now().toISOString() };
      await db.query(
        `insert into call_notes (id, account_id, order_id, booking_id, sealed_note, follow_up_on, by, at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          ...[written.id, accountId, orderId, bookingId],
          ...[sealer.seal(note, callNotePlaceOf(written.id)), followUpOn, by, written.at],
        ],
      );
      await db.flush();
      return written;
    },
    async lastCalls(orderIds) {
      const rows = await db.query<{ orderId: string; at: string }>(
        `select ${ofOrder}, max(at) as at from call_notes where order_id = any($1::text[]) group by order_id`,
        [orderIds],
      );
      return new Map(rows.map(({ orderId, at }) => [orderId, at]));
    },
  };
}

function openNote(sealer: Sealer, { sealedNote, ...row }: NoteRow): CallNote {
  return { ...row, note: sealer.open(sealedNote, callNotePlaceOf(row.id)) };
}

/** The notes about a customer, oldest first, for their own download. */
export async function readCallNotesOf(
  sql: SqlSession,
  sealer: Sealer,
  accountId: string,
): Promise<CallNote[]> {
  const rows = await sql.query<NoteRow>(
    `select ${columns} from call_notes where account_id = $1 order by at, id`,
    [accountId],
  );
  return rows.map((row) => openNote(sealer, row));
}
