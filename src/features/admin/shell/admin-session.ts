import { array, boolean, number, object, string, type InferType } from 'yup';
import { adminRequest, onAdminRefused } from '@/client/admin-requests';
import { keepAdminToken, readAdminToken, watchAdminToken } from '@/client/admin-token';
import type { StoreRefusal } from '@/client/store-answer';
import { loginStages, staffRoles } from '@/domain/staff-roles';
import { useAdminStore } from './admin-store';

const staffAnswer = object({
  staff: object({
    name: string().required(),
    role: string().oneOf(staffRoles).required(),
  }).required(),
  stage: string().oneOf(loginStages).required(),
});
const tokenAnswer = object({ token: string().required() });
const successAnswer = object({ success: boolean().required() });

/** Asks the server whose login this device holds. Without one nobody is asked. */
export async function checkAdmin(): Promise<void> {
  if (readAdminToken() === null) return showLogin({ hasEnded: false });
  const answer = await adminRequest('/api/admin-staff', { answer: staffAnswer });
  if (answer.ok) {
    const { staff, stage: status } = answer.value;
    const known = { status, staffName: staff.name, role: staff.role };
    useAdminStore.setState({ ...known, hasEnded: false, isUnreachable: false });
  } else if (answer.code !== 'UNAUTHORIZED') {
    useAdminStore.setState({ isUnreachable: true });
  }
}

export type LoginFault = 'wrong' | 'too-many' | 'failed';

/** Null when the password lets her in. The shared password needs no name. */
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

const keyAnswer = object({
  secret: string().required(),
  link: string().required(),
  picture: object({ size: number().required(), path: string().required() }).required(),
});
const setUpAnswer = object({
  token: string().required(),
  recovery_codes: array(string().required()).required(),
});

/** What an app needs to make codes. */
export type AuthenticatorKey = InferType<typeof keyAnswer>;
export type CodeFault = 'wrong' | 'too-many' | 'failed';

/** Null when the code lets them in. */
export async function passSecondStep(
  proof: { code: string } | { recovery_code: string },
): Promise<CodeFault | null> {
  const path = '/api/admin-login/second-step';
  const answer = await adminRequest(path, { answer: tokenAnswer, body: proof });
  if (!answer.ok) return codeFaultOf(answer);
  keepAdminToken(answer.value.token);
  await checkAdmin();
  return null;
}

const authenticatorPath = '/api/admin-login/authenticator';

/** A new key for an app; null when the server does not give one. */
export async function beginSetUp(): Promise<AuthenticatorKey | null> {
  const answer = await adminRequest(authenticatorPath, { answer: keyAnswer, body: {} });
  return answer.ok ? answer.value : null;
}

/** Shows by a first code that the app has the key. The login is whole from then on; `checkAdmin` says so to the pages. */
export async function finishSetUp(
  code: string,
): Promise<{ recoveryCodes: readonly string[] } | { fault: CodeFault }> {
  const sent = { answer: setUpAnswer, body: { code }, method: 'PUT' } as const;
  const answer = await adminRequest(authenticatorPath, sent);
  if (!answer.ok) return { fault: codeFaultOf(answer) };
  keepAdminToken(answer.value.token);
  return { recoveryCodes: answer.value.recovery_codes };
}

function codeFaultOf({ code }: StoreRefusal): CodeFault {
  if (code === 'validation_error') return 'wrong';
  return code === 'too_many_requests' ? 'too-many' : 'failed';
}

/** Ends the login here, also where the server cannot be told: there it ends by itself. */
export async function logOutAdmin(): Promise<void> {
  await adminRequest('/api/admin-logout', { answer: successAnswer, body: {} });
  keepAdminToken(null);
  showLogin({ hasEnded: false });
}

/** Follows what other tabs and the server say of the login. Returns how to stop. */
export function followAdmin(): () => void {
  const stopTabs = watchAdminToken(() => void checkAdmin());
  const stopRefusals = onAdminRefused(() => {
    // A wrong password is no login that ended.
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
