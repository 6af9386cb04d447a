import { normaliseEmail } from '@/domain/accounts/account';
import { findRedFlags, type RedFlag } from '@/domain/audiometry/red-flags';
import { hearingConsentVersion, hearingRecordEnd } from '@/domain/hearing/hearing-result';
import {
  healthSignsOf,
  questionnaireAnswersSchema,
  type QuestionnaireAnswers,
} from '@/domain/hearing/questionnaire';
import {
  changeStandings,
  createStandings,
  type Standing,
} from '@/server/hearing-standing/standing';
import { saidBy, writeConsent } from '@/server/consents/consent-rows';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { questionnaires } from '@/server/db/schema/hearing-files';
import type { Database, SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import { ownedCondition, type Maker, type Owner } from '@/server/visits/ownership';

export type QuestionnaireRecord = {
  id: string;
  email: string | null;
  answers: QuestionnaireAnswers;
  redFlags: RedFlag[];
  /** ISO UTC. */
  createdAt: string;
};

type Sent = {
  /** Made by the browser: the same questionnaire sent twice is one. */
  sessionId: string;
  /** Nobody in a frame, where the browser withholds our session. */
  owner: Maker;
  answers: QuestionnaireAnswers;
  locale: string;
};

/** Answers to the questions before a test, from people who ticked the consent box. The caller has checked the tick. */
export interface Questionnaires {
  /** Returns when it is on disk. A questionnaire sent before under this id stays as it is. */
  record(sent: Sent): Promise<void>;
  /** Newest first. */
  ownedBy(owner: Owner): Promise<readonly QuestionnaireRecord[]>;
  /** For staff: newest first. */
  ofEmail(email: string): Promise<readonly QuestionnaireRecord[]>;
}

const columns = columnsOf(questionnaires, ['id', 'email', 'createdAt'], {
  as: { sealed: 'sealedAnswers' },
});

type Columns = RowOf<typeof columns>;

const ownedSql = `select ${columns} from questionnaires where ${ownedCondition('$1', '$2')}
  order by created_at desc, id`;

/** Flags tests saved earlier under the same address, so that staff review them. */
function flagged({ reviewState, isFlagged }: Standing): Standing | null {
  if (isFlagged) return null;
  return { reviewState: reviewState === 'clear' ? 'open' : reviewState, isFlagged: true };
}

export const answersPlaceOf = (id: string) => `questionnaires.answers:${id}`;

type Deps = { db: Database; sealer: Sealer; now: () => Date };

export function createQuestionnaires({ db, sealer, now }: Deps): Questionnaires {
  return {
    async record(sent) {
      await db.transaction((tx) => write(tx, sealer, { ...sent, at: now() }));
      await db.flush();
    },
    ownedBy: (owner) => readOwnQuestionnaires(db, sealer, owner),
    async ofEmail(email) {
      const rows = await db.query<Columns>(
        `select ${columns} from questionnaires where email = $1 order by created_at desc, id`,
        [normaliseEmail(email)],
      );
      return rows.map((row) => toRecord(row, sealer));
    },
  };
}

/** Newest first. */
export async function readOwnQuestionnaires(
  sql: SqlSession,
  sealer: Sealer,
  { accountId, visit }: Owner,
): Promise<QuestionnaireRecord[]> {
  const rows = await sql.query<Columns>(ownedSql, [accountId, visit]);
  return rows.map((row) => toRecord(row, sealer));
}

/** Whether a questionnaire under this address has a sign that calls for a doctor first. Opens the answers for that. */
export async function hasToldWarning(
  sql: SqlSession,
  sealer: Sealer,
  email: string,
): Promise<boolean> {
  const rows = await sql.query<Columns>(`select ${columns} from questionnaires where email = $1`, [
    email,
  ]);
  return rows.some((row) => toRecord(row, sealer).redFlags.length > 0);
}

async function write(
  tx: SqlSession,
  sealer: Sealer,
  { sessionId: id, owner, answers, locale, at }: Sent & { at: Date },
): Promise<void> {
  const typed = normaliseEmail(answers.partOne.personalDetails.email);
  const email = typed === '' ? null : typed;
  const written = await tx.query(
    `insert into questionnaires
       (id, email, account_id, visit, sealed_answers, consent_version, locale, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning 1`,
    [
      id,
      email,
      owner.accountId,
      owner.visit,
      sealer.seal(JSON.stringify(answers), answersPlaceOf(id)),
      hearingConsentVersion,
      locale,
      at,
      hearingRecordEnd(at),
    ],
  );
  if (written.length === 0 || email === null) return;
  if (findRedFlags(healthSignsOf(answers), null).length > 0) {
    const tests = { condition: 'email = $1', params: [email] };
    await changeStandings(tx, createStandings(sealer), tests, flagged);
  }
  await writeConsent(tx, {
    email,
    locale,
    purpose: 'hearing_questionnaire',
    isGiven: true,
    source: 'questionnaire',
    textVersion: hearingConsentVersion,
    at: at.toISOString(),
    ...saidBy(owner),
    recordId: id,
  });
}

function toRecord({ id, email, sealed, createdAt }: Columns, sealer: Sealer): QuestionnaireRecord {
  const answers = questionnaireAnswersSchema.validateSync(
    JSON.parse(sealer.open(sealed, answersPlaceOf(id))),
  );
  return { id, email, answers, redFlags: findRedFlags(healthSignsOf(answers), null), createdAt };
}
