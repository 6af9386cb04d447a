import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { array, mixed, object, string, type InferType } from 'yup';
import { beginningRequest, productRequest } from '@/client/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/store-answer';
import type { Locale } from '@/domain/locale';

const viewSchema = object({
  id: string().required(),
  createdAt: string().required(),
  lastUsedAt: string().nullable().default(null),
});

const listSchema = object({ results: array(viewSchema.required()).required() });

/** One passkey as the account page shows it; times are ISO UTC. */
export type PasskeyView = InferType<typeof viewSchema>;

/** The person closed the device's prompt, or the device had nothing to offer. Nothing was sent. */
export type NotShown = { ok: false; isNotShown: true };

const notShown: NotShown = { ok: false, isNotShown: true };

export async function listPasskeys(): Promise<StoreAnswer<PasskeyView[]>> {
  return readList(await productRequest('/api/passkeys'));
}

export async function removePasskey(id: string): Promise<StoreAnswer<PasskeyView[]>> {
  return readList(await productRequest('/api/passkeys/remove', { id }));
}

/**
 * Has the device make a passkey and the shop keep its public half.
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
  if (!isCreation(asked.value)) return unreadableRefusal(asked.value);
  const optionsJSON = asked.value;
  const created = await startRegistration({ optionsJSON }).catch(() => null);
  if (created === null) return notShown;
  return readList(await productRequest('/api/passkeys', { created, locale }));
}

/** Has the device sign in. The session that comes back is kept like one of the store's own. */
export async function logInByPasskey(): Promise<StoreAnswer<unknown> | NotShown> {
  const asked = await beginningRequest('/api/passkeys/request', {});
  if (!asked.ok) return asked;
  if (!isRequest(asked.value)) return unreadableRefusal(asked.value);
  const optionsJSON = asked.value;
  const used = await startAuthentication({ optionsJSON }).catch(() => null);
  if (used === null) return notShown;
  return beginningRequest('/api/passkeys/login', { used });
}

const challenged = object({ challenge: string().required() });
const creation = challenged.shape({ user: mixed().required(), rp: mixed().required() });

function isCreation(value: unknown): value is PublicKeyCredentialCreationOptionsJSON {
  return creation.isValidSync(value);
}

function isRequest(value: unknown): value is PublicKeyCredentialRequestOptionsJSON {
  return challenged.isValidSync(value);
}

function readList(answer: StoreAnswer<unknown>): StoreAnswer<PasskeyView[]> {
  if (!answer.ok) return answer;
  return listSchema.isValidSync(answer.value)
    ? { ok: true, value: listSchema.cast(answer.value).results }
    : unreadableRefusal(answer.value);
}
