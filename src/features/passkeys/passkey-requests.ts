import { array, object, string, type InferType } from 'yup';
import { beginningRequest, productRequest } from '@/client/requests/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import type { Locale } from '@/domain/words/locale';
import { makePasskey, signChallenge, type NotShown } from './device-prompts';

const viewSchema = object({
  id: string().required(),
  createdAt: string().required(),
  lastUsedAt: string().nullable().default(null),
});

const listSchema = object({ results: array(viewSchema.required()).required() });

/** One passkey as the account page shows it; times are ISO UTC. */
export type PasskeyView = InferType<typeof viewSchema>;

export async function listPasskeys(): Promise<StoreAnswer<PasskeyView[]>> {
  return readList(await productRequest('/api/passkeys'));
}

export async function removePasskey(id: string): Promise<StoreAnswer<PasskeyView[]>> {
  return readList(await productRequest('/api/passkeys/remove', { id }));
}

/**
 * Creates a passkey on the device and saves its public half in the shop.
 *
 * @param password needed when the login is older than 15 minutes: the refusal then names the field `password`
 */
export async function addPasskey(
  locale: Locale,
  password: string | null,
): Promise<StoreAnswer<PasskeyView[]> | NotShown> {
  const asked = await productRequest(
    '/api/passkeys/creation',
    password === null ? {} : { password },
  );
  if (!asked.ok) return asked;
  const made = await makePasskey(asked.value);
  if (!made.ok) return made;
  return readList(await productRequest('/api/passkeys', { created: made.value, locale }));
}

/** Logs in by a passkey of the device. The returned session is stored like one of the store's own. */
export async function logInByPasskey(): Promise<StoreAnswer<unknown> | NotShown> {
  const asked = await beginningRequest('/api/passkeys/request', {});
  if (!asked.ok) return asked;
  const signed = await signChallenge(asked.value);
  if (!signed.ok) return signed;
  return beginningRequest('/api/passkeys/login', { used: signed.value });
}

function readList(answer: StoreAnswer<unknown>): StoreAnswer<PasskeyView[]> {
  if (!answer.ok) return answer;
  return listSchema.isValidSync(answer.value)
    ? { ok: true, value: listSchema.cast(answer.value).results }
    : unreadableRefusal(answer.value);
}
