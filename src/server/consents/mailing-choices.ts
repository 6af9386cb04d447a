import { confirmationLifetimeMs, type MailingView } from '@/domain/consent';
import type { SqlSession } from '@/server/db/database';
import type { DataSubject } from '@/server/personal-data/personal-data-record';
import { move, setState, type Subscriber } from './subscriber-rows';

/** Whether a confirmation mail still has something to ask. */
export function isWaiting({ state, askedBy, isAskerConfirmed }: Subscriber): boolean {
  return state === 'asked' || (state === 'on' && askedBy !== null && !isAskerConfirmed);
}

/** The result of a confirmation link. */
export type Confirmation = 'confirmed' | 'expired' | 'unknown';

/**
 * Where an owner stands. Anybody can open an account under the address of somebody else: until it is proven, the
 * account sees its own request and what the mailed link made of it, and nothing of what the address did elsewhere.
 */
export function viewFor(owner: DataSubject, subscriber: Subscriber): MailingView {
  const { state, updatedAt: since } = subscriber;
  if (owner.isEmailProven) return { state, since };
  if (subscriber.askedBy !== owner.accountId || state === 'off')
    return { state: 'off', since: null };
  return { state: subscriber.isAskerConfirmed ? state : 'asked', since };
}

type Choice = { state: 'on' | 'off'; at: Date };

/** Applies the switch of an account to a locked row; true when a link has to be mailed for it. */
export async function chooseIn(
  tx: SqlSession,
  subscriber: Subscriber,
  owner: DataSubject,
  { state, at }: Choice,
): Promise<boolean> {
  const seen = viewFor(owner, subscriber).state;
  if (seen === state) return false;
  if (owner.isEmailProven) {
    await move(tx, subscriber, { state, source: 'account', at, accountId: owner.accountId });
    return false;
  }
  if (state === 'on') {
    await rememberAsker(tx, subscriber.id, owner.accountId);
    if (subscriber.state !== 'on') await setState(tx, subscriber.id, 'asked', at);
    return true;
  }
  await rememberAsker(tx, subscriber.id, null);
  if (subscriber.state === 'asked') await setState(tx, subscriber.id, 'off', at);
  else if (subscriber.isAskerConfirmed)
    await move(tx, subscriber, { state, source: 'account', at, accountId: owner.accountId });
  return false;
}

async function rememberAsker(tx: SqlSession, id: string, accountId: string | null): Promise<void> {
  await tx.query(
    'update mailing_list set asked_by = $2, is_asker_confirmed = false where id = $1',
    [id, accountId],
  );
}

/** Applies the confirmation of a mailed link to a locked row. */
export async function confirmIn(
  tx: SqlSession,
  subscriber: Subscriber,
  at: Date,
): Promise<Confirmation> {
  const { id, state, askedBy, updatedAt } = subscriber;
  const isOld = at.getTime() - Date.parse(updatedAt) > confirmationLifetimeMs;
  if (state === 'off' || (state === 'asked' && isOld)) return 'expired';
  if (askedBy !== null) {
    await tx.query('update mailing_list set is_asker_confirmed = true where id = $1', [id]);
  }
  if (state === 'asked')
    await move(tx, subscriber, { state: 'on', source: 'confirmation_link', at });
  return 'confirmed';
}
