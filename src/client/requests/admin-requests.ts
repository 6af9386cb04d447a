import type { Schema } from 'yup';
import { keepAdminToken, readAdminToken } from '../session/admin-token';
import { askServer, type Sent } from './ask-server';
import { unreadableRefusal, type StoreAnswer, type StoreRefusal } from './store-answer';

type AdminQuestion<Answer> = {
  /** What the answer has to look like; everything else in it is left out. */
  answer: Schema<Answer>;
  /** Sent as JSON, by POST unless `method` says otherwise; without one the request is a GET. */
  body?: object;
  method?: 'POST' | 'PUT';
};

const listeners = new Set<() => void>();

/** Calls back when the server no longer knows the login. Returns how to stop. */
export function onAdminRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * One request of a staff member to the server, with their token. Never rejects: a refusal, a broken network and an answer of
 * another shape are values. A 401 ends the login on this device and asks for the password again.
 */
export async function adminRequest<Answer>(
  path: string,
  { answer: schema, body, method = 'POST' }: AdminQuestion<Answer>,
): Promise<StoreAnswer<Answer>> {
  const answer = await ask(path, body && { method, body }, (response): Promise<unknown> =>
    response.json(),
  );
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: schema.validateSync(answer.value, { stripUnknown: true }) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}

/** A file for our staff, fetched the same way: no token stands in an address. */
export function adminDocument(path: string, body?: object): Promise<StoreAnswer<Blob>> {
  return ask(path, body && { method: 'POST', body }, (response) => response.blob());
}

async function ask<Answer>(
  path: string,
  sent: Sent | undefined,
  read: (response: Response) => Promise<Answer>,
): Promise<StoreAnswer<Answer>> {
  const token = readAdminToken();
  const answer = await askServer(path, { token, sent, read });
  // A login made meanwhile in another tab is not the one that was refused.
  if (isEnded(answer) && readAdminToken() === token) {
    keepAdminToken(null);
    for (const tell of listeners) tell();
  }
  return answer;
}

function isEnded(answer: { ok: true } | StoreRefusal): boolean {
  return !answer.ok && answer.code === 'UNAUTHORIZED';
}
