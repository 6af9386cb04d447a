import { array, mixed, object, string, type Schema } from 'yup';
import { adminRequest } from '@/client/requests/admin-requests';
import type { StoreAnswer } from '@/client/requests/store-answer';
import { askDevice } from '@/features/passkeys/public';
import {
  codeFaultOf,
  keyAnswer,
  type AuthenticatorKey,
  type CodeFault,
  type ProofBody,
} from '../../shell/admin-session';
import { stepsSchema, type Steps } from '@/domain/staff/answers/second-steps';

/** The created item, or why the second step was not accepted. */
export type Proven<Made> = { made: Made } | { fault: CodeFault };

const codesAnswer = object({ recovery_codes: array(string().required()).required() });

/** Creates ten new codes for the paper. */
export async function makePaperCodes(proof: ProofBody): Promise<Proven<readonly string[]>> {
  const path = '/api/admin-login/paper-codes';
  const answer = await adminRequest(path, { answer: codesAnswer, body: proof });
  return proven(answer, ({ recovery_codes: codes }) => codes);
}

const optionsAnswer: Schema<object> = mixed<object>(
  (value): value is object => typeof value === 'object',
).required();

/** Fetches the options for creating a passkey. */
export async function beginPasskey(proof: ProofBody): Promise<Proven<object>> {
  const path = '/api/admin-login/passkeys';
  const answer = await adminRequest(path, { answer: optionsAnswer, body: proof });
  return proven(answer, (options) => options);
}

/** Creates the passkey on the device and saves it under a name on the server. */
export async function keepPasskey(
  options: object,
  name: string,
): Promise<{ steps: Steps } | { fault: 'not-shown' | 'failed' }> {
  const made = await askDevice((prompts) => prompts.makePasskey(options));
  if (!made.ok) return { fault: 'isNotShown' in made ? 'not-shown' : 'failed' };
  const body = { created: made.value, name };
  const sent = { answer: stepsSchema, body, method: 'PUT' } as const;
  const answer = await adminRequest('/api/admin-login/passkeys', sent);
  return answer.ok ? { steps: answer.value } : { fault: 'failed' };
}

const appPath = '/api/admin-login/app';

/** Fetches a new key for an authenticator app. */
export async function beginApp(proof: ProofBody): Promise<Proven<AuthenticatorKey>> {
  const answer = await adminRequest(appPath, { answer: keyAnswer, body: proof });
  return proven(answer, (key) => key);
}

/** Confirms by a first code that the app has the key. */
export async function keepApp(code: string): Promise<Proven<Steps>> {
  const sent = { answer: stepsSchema, body: { code }, method: 'PUT' } as const;
  return proven(await adminRequest(appPath, sent), (steps) => steps);
}

function proven<Answer, Made>(
  answer: StoreAnswer<Answer>,
  read: (value: Answer) => Made,
): Proven<Made> {
  return answer.ok ? { made: read(answer.value) } : { fault: codeFaultOf(answer) };
}
