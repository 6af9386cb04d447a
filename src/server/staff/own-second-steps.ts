import { columnsOf, type RowOf } from '@/server/db/columns';
import { staffPasskeys as passkeyRows } from '@/server/db/schema/passkeys';
import type { Database, SqlSession } from '@/server/db/database';
import { staffPasskeys } from '@/server/passkeys/passkey-kinds';
import { removePasskey } from '@/server/passkeys/passkey-rows';

const passkeyColumns = columnsOf(passkeyRows, ['id', 'name', 'createdAt', 'lastUsedAt']);

/** A member's second steps. */
export type OwnSecondSteps = {
  hasApp: boolean;
  /** Oldest first. */
  passkeys: readonly RowOf<typeof passkeyColumns>[];
  /** How many recovery codes are unused. */
  codesLeft: number;
};

export async function listSecondSteps(sql: SqlSession, staffId: string): Promise<OwnSecondSteps> {
  const [facts] = await sql.query<{ hasApp: boolean; codesLeft: number }>(
    `select exists (select 1 from staff_authenticators where id = $1 and confirmed_at is not null) as "hasApp",
       (select count(*) from staff_recovery_codes where staff_id = $1) as "codesLeft"`,
    [staffId],
  );
  const passkeys = await sql.query<RowOf<typeof passkeyColumns>>(
    `select ${passkeyColumns} from staff_passkeys
     where staff_id = $1 order by created_at, id`,
    [staffId],
  );
  return { hasApp: facts?.hasApp ?? false, codesLeft: facts?.codesLeft ?? 0, passkeys };
}

/** `last_second_step`: recovery codes run out, so they do not count as one. */
type RemovalRefusal = 'not_there' | 'last_second_step';

/** Removes a passkey or the app. Two parallel removals leave one second step. */
export async function removeSecondStep(
  db: Database,
  staffId: string,
  step: 'app' | { passkey: string },
): Promise<{ ok: true } | { ok: false; code: RemovalRefusal }> {
  const outcome = await db.transaction(async (tx) => {
    await tx.query('select 1 from staff where id = $1 for update', [staffId]);
    const { hasApp, passkeys } = await listSecondSteps(tx, staffId);
    const isThere = step === 'app' ? hasApp : passkeys.some(({ id }) => id === step.passkey);
    if (!isThere) return { ok: false, code: 'not_there' } as const;
    if (passkeys.length + Number(hasApp) === 1) {
      return { ok: false, code: 'last_second_step' } as const;
    }
    if (step === 'app') await tx.query('delete from staff_authenticators where id = $1', [staffId]);
    else await removePasskey(tx, staffPasskeys, { id: step.passkey, ownerId: staffId });
    return { ok: true } as const;
  });
  await db.flush();
  return outcome;
}
