import { array, boolean, mixed, number, object, string, type InferType, type Schema } from 'yup';
import { adminRequest, onAdminRefused } from '@/client/requests/admin-requests';
import { keepAdminToken, readAdminToken, watchAdminToken } from '@/client/session/admin-token';
import type { StoreRefusal } from '@/client/requests/store-answer';
import { askDevice } from '@/features/passkeys/public';
import { loginStages, sharedStaff, staffRoles } from '@/domain/staff/staff-roles';
import { locales, type Locale } from '@/domain/words/locale';
import { useAdminStore } from './admin-store';

const staffAnswer = object({
  staff: object({
    id: string().required(),
    name: string().required(),
    role: string().oneOf(staffRoles).required(),
  }).required(),
  stage: string().oneOf(loginStages).required(),
  language: string().oneOf(locales).nullable().default(null),
  steps: object({ app: boolean().default(true), passkey: boolean().default(false) }),
});
const tokenAnswer = object({ token: string().required() });
const successAnswer = object({ success: boolean().required() });

/** Asks the server who is logged in on this device. Without a token no request is made. */
export async function checkAdmin(): Promise<void> {
  if (readAdminToken() === null) return showLogin({ hasEnded: false });
  const answer = await adminRequest('/api/admin-staff', { answer: staffAnswer });
  if (answer.ok) {
    const { staff, stage: status, language, steps } = answer.value;
    const isShared = staff.id === sharedStaff;
    const known = { status, staffName: staff.name, role: staff.role, isShared, language, steps };
    useAdminStore.setState({ ...known, hasEnded: false, isUnreachable: false });
  } else if (answer.code !== 'UNAUTHORIZED') {
    useAdminStore.setState({ isUnreachable: true });
  }
}

export type LoginFault = 'wrong' | 'too-many' | 'failed';

/** Null when the password is right. The shared password needs no name. */
export async function logInAdmin(proof: {
  name: string;
  password: string;
}): Promise<LoginFault | null> {
  const name = proof.name.trim() || null;
  const body = { name, password: proof.password };
  const answer = await adminRequest('/api/admin-result-password', { answer: tokenAnswer, body });
  if (!answer.ok) {
    if (answer.code === 'UNAUTHORIZED') return 'wrong';
    return answer.code === 'too_many_requests' ? 'too-many' : 'failed';
  }
  keepAdminToken(answer.value.token);
  await checkAdmin();
  return null;
}

/** The answer of `/api/admin-login/authenticator` and `/api/admin-login/app`. */
export const keyAnswer = object({
  secret: string().required(),
  link: string().required(),
  picture: object({ size: number().required(), path: string().required() }).required(),
});
const setUpAnswer = object({
  token: string().required(),
  recovery_codes: array(string().required()).required(),
});

/** The key with which an app creates codes. */
export type AuthenticatorKey = InferType<typeof keyAnswer>;
export type CodeFault = 'wrong' | 'too-many' | 'failed';

/** The proof of a second step as the server reads it. */
export type ProofBody = { code: string } | { recovery_code: string } | { passkey: object };

const challengeAnswer: Schema<object> = mixed<object>(
  (value): value is object => typeof value === 'object',
).required();

/** Signs a challenge with a passkey of this member on this device. */
export async function signWithPasskey(): Promise<
  { passkey: object } | { fault: CodeFault | 'not-shown' }
> {
  const path = '/api/admin-login/passkey-request';
  const answer = await adminRequest(path, { answer: challengeAnswer, body: {} });
  if (!answer.ok) return { fault: codeFaultOf(answer) };
  const signed = await askDevice((prompts) => prompts.signChallenge(answer.value));
  if (signed.ok) return { passkey: signed.value };
  return { fault: 'isNotShown' in signed ? 'not-shown' : 'failed' };
}

/** Null when the proof is right. */
export async function passSecondStep(proof: ProofBody): Promise<CodeFault | null> {
  const path = '/api/admin-login/second-step';
  const answer = await adminRequest(path, { answer: tokenAnswer, body: proof });
  if (!answer.ok) return codeFaultOf(answer);
  keepAdminToken(answer.value.token);
  await checkAdmin();
  return null;
}

const authenticatorPath = '/api/admin-login/authenticator';

/** Fetches a new key for an app; null when the server refuses. */
export async function beginSetUp(): Promise<AuthenticatorKey | null> {
  const answer = await adminRequest(authenticatorPath, { answer: keyAnswer, body: {} });
  return answer.ok ? answer.value : null;
}

/**
 * Confirms by a first code that the app has the key. From then on the login is complete; `checkAdmin` tells the pages.
 */
export async function finishSetUp(
  code: string,
): Promise<{ recoveryCodes: readonly string[] } | { fault: CodeFault }> {
  const sent = { answer: setUpAnswer, body: { code }, method: 'PUT' } as const;
  const answer = await adminRequest(authenticatorPath, sent);
  if (!answer.ok) return { fault: codeFaultOf(answer) };
  keepAdminToken(answer.value.token);
  return { recoveryCodes: answer.value.recovery_codes };
}

/** The message for a refused second step. */
export function codeFaultOf({ code }: StoreRefusal): CodeFault {
  if (code === 'validation_error') return 'wrong';
  return code === 'too_many_requests' ? 'too-many' : 'failed';
}

/**
 * Keeps the language of the admin area with the member. The shared password has none: its pages stay as they are opened. So
 * do the pages of somebody who is not logged in yet.
 */
export async function chooseAdminLanguage(locale: Locale): Promise<void> {
  const { status, isShared } = useAdminStore.getState();
  if (status !== 'in' || isShared) return;
  await adminRequest('/api/admin-login/language', { answer: successAnswer, body: { locale } });
}

/** Ends the login on this device, even when the server is out of reach: there it expires by itself. */
export async function logOutAdmin(): Promise<void> {
  await adminRequest('/api/admin-logout', { answer: successAnswer, body: {} });
  keepAdminToken(null);
  showLogin({ hasEnded: false });
}

/** Follows login changes from other tabs and the server. Returns a function that stops it. */
export function followAdmin(): () => void {
  const stopTabs = watchAdminToken(() => void checkAdmin());
  const stopRefusals = onAdminRefused(() => {
    // After a wrong password no login has ended.
    showLogin({ hasEnded: useAdminStore.getState().status !== 'out' });
  });
  return () => {
    stopTabs();
    stopRefusals();
  };
}

function showLogin({ hasEnded }: { hasEnded: boolean }): void {
  const nobody = { status: 'out', staffName: '', role: null } as const;
  useAdminStore.setState({ ...nobody, hasEnded, isUnreachable: false });
}
