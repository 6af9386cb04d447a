import { randomBytes } from 'node:crypto';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { paymentAuthorisations } from '@/server/db/schema/payments';
import type { SqlSession } from '@/server/db/database';
import type { Answer, Decision } from './answers';

export const authorisationColumns = columnsOf(paymentAuthorisations, [
  'id',
  'method',
  'reference',
  'amount',
  'currency',
  'answer',
  'approvedPath',
  'refusedPath',
  'cartId',
  'orderId',
]);

/** A shopper's approval of one payment by another method than a card. */
export type Authorisation = RowOf<typeof authorisationColumns> & { answer: Answer };

type AuthorisationTerms = Pick<Authorisation, 'method' | 'approvedPath' | 'refusedPath'> &
  Partial<Pick<Authorisation, 'id' | 'reference' | 'amount' | 'currency' | 'cartId'>>;

/** Changed terms; each change needs the shopper's approval again. */
type AuthorisationChange = Partial<
  Pick<Authorisation, 'amount' | 'currency' | 'approvedPath' | 'refusedPath'>
>;

/** None of these finds an authorisation older than 24 hours. */
export interface Authorisations {
  /** `reference` is the id itself unless another one is given. */
  open(terms: AuthorisationTerms): Promise<Authorisation>;
  find(id: string): Promise<Authorisation | null>;
  /** Keeps the first answer; null for an unknown id. */
  decide(id: string, decision: Decision): Promise<Authorisation | null>;
  /** Asks again on other terms; null unless it is unused and has one of the given answers. */
  ask(
    id: string,
    change: AuthorisationChange,
    answeredBefore: readonly Answer[],
  ): Promise<Authorisation | null>;
  /** Uses an approved one up without an order; false when it was used before or never approved. */
  spend(reference: string, methods: readonly string[]): Promise<boolean>;
}

export function createAuthorisations({ db }: { db: SqlSession }): Authorisations {
  async function find(id: string): Promise<Authorisation | null> {
    const [found] = await db.query<Authorisation>(
      `select ${authorisationColumns} from payment_authorisations where id = $1 and expires_at > now()`,
      [id],
    );
    return found ?? null;
  }

  return {
    find,
    open: (terms) => open(db, terms),
    ask: (id, change, answeredBefore) => ask(db, { id, change, answeredBefore }),

    async decide(id, decision) {
      const [decided] = await db.query<Authorisation>(
        `update payment_authorisations set answer = $2
         where id = $1 and answer = 'open' and expires_at > now() returning ${authorisationColumns}`,
        [id, decision],
      );
      return decided ?? find(id);
    },

    async spend(reference, methods) {
      const spent = await db.query(
        `update payment_authorisations set order_id = 'card'
         where reference = $1 and method = any($2) and answer = 'approve' and order_id is null
           and expires_at > now() returning id`,
        [reference, methods],
      );
      return spent.length > 0;
    },
  };
}

async function open(db: SqlSession, terms: AuthorisationTerms): Promise<Authorisation> {
  const id = terms.id ?? newAuthorisationId(terms.method);
  const [opened] = await db.query<Authorisation>(
    `insert into payment_authorisations (id, method, reference, amount, currency, approved_path, refused_path,
       cart_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + interval '24 hours')
     returning ${authorisationColumns}`,
    [
      id,
      terms.method,
      terms.reference ?? id,
      terms.amount ?? null,
      terms.currency ?? null,
      terms.approvedPath,
      terms.refusedPath,
      terms.cartId ?? null,
    ],
  );
  if (!opened) throw new Error('An authorisation was not written.');
  return opened;
}

type Question = { id: string; change: AuthorisationChange; answeredBefore: readonly Answer[] };

async function ask(db: SqlSession, question: Question): Promise<Authorisation | null> {
  const { id, change, answeredBefore } = question;
  const [asked] = await db.query<Authorisation>(
    `update payment_authorisations set answer = 'open', amount = coalesce($2, amount),
       currency = coalesce($3, currency), approved_path = coalesce($4, approved_path),
       refused_path = coalesce($5, refused_path)
     where id = $1 and order_id is null and expires_at > now() and answer = any($6)
     returning ${authorisationColumns}`,
    [
      id,
      change.amount ?? null,
      change.currency ?? null,
      change.approvedPath ?? null,
      change.refusedPath ?? null,
      answeredBefore,
    ],
  );
  return asked ?? null;
}

/** 192 random bits in characters that are safe in a URL. */
export function newAuthorisationId(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString('base64url')}`;
}
