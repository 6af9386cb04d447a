import { boolean, object, string } from 'yup';
import { adminRequest, onAdminRefused } from '@/client/admin-requests';
import { keepAdminToken, readAdminToken, watchAdminToken } from '@/client/admin-token';
import { useAdminStore } from './admin-store';

const staffAnswer = object({ staff: object({ name: string().required() }).required() });
const tokenAnswer = object({ token: string().required() });
const successAnswer = object({ success: boolean().required() });

/** Asks the server whose login this device holds. Without one nobody is asked. */
export async function checkAdmin(): Promise<void> {
  if (readAdminToken() === null) return showLogin({ hasEnded: false });
  const answer = await adminRequest('/api/admin-staff', { answer: staffAnswer });
  if (answer.ok) {
    const staffName = answer.value.staff.name;
    useAdminStore.setState({ status: 'in', staffName, hasEnded: false, isUnreachable: false });
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
  useAdminStore.setState({ status: 'out', staffName: '', hasEnded, isUnreachable: false });
}
