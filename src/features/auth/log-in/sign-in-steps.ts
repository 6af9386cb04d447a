import { boolean, object, string } from 'yup';
import { addressHere } from '@/domain/pages/document-addresses';
import { askingBrowser, knownBrowser } from '@/client/link-browser';
import { productRequest } from '@/client/requests/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import { storeRequest } from '@/client/requests/store-requests';
import type { paths } from '@/domain/pages/paths';

/** The only facts about an e-mail address that the first login step needs. */
export type KnownAccount = { exists: boolean; hasPassword: boolean };

const knownAccount = object({
  exists: boolean().required(),
  hasPassword: boolean().required(),
});

/** Asks which step comes next for an address. The address goes in the body, because queries end up in logs. */
export async function findAccount(email: string): Promise<StoreAnswer<KnownAccount>> {
  const answer = await productRequest('/api/swell/get-account-by-email', { email: email.trim() });
  return read(answer, (body) => knownAccount.validateSync(body));
}

/** Mails a link to choose a password. The answer is the same whether the address is known or not. */
export function mailPasswordLink(
  email: string,
  page: typeof paths.resetPassword | typeof paths.setPassword,
): Promise<StoreAnswer<unknown>> {
  const resetUrl = `${window.location.origin}${addressHere(page)}?key={reset_key}`;
  return storeRequest((swell) =>
    swell.account.recover({ email: email.trim(), reset_url: resetUrl }),
  );
}

/** Mails a link that logs in once, without a password. The answer never tells whether the address is known. */
export function mailLoginLink(email: string, returnPath: string): Promise<StoreAnswer<unknown>> {
  const browser = askingBrowser();
  return productRequest('/api/login-link', { email: email.trim(), next: returnPath, browser });
}

const linkOwner = object({
  email: string().required(),
  purpose: string().oneOf(['login', 'email']).required(),
  isHere: boolean().required(),
});

/** Owner of a mailed link (the address is masked), and whether this browser may use it without a question. */
export type LinkOwner = { email: string; purpose: 'login' | 'email'; isHere: boolean };

/** Looks up a mailed link without using it up; null for an invalid one. */
export async function findLinkOwner(token: string): Promise<StoreAnswer<LinkOwner | null>> {
  const browser = knownBrowser() ?? undefined;
  const answer = await productRequest('/api/login-link-owner', { token, browser });
  return read(answer, (body) => (body === null ? null : linkOwner.validateSync(body)));
}

const savedPassword = object({ email: string().nullable(), leftovers_removed: boolean() });

/** The address of the password (empty when it is not told), and whether this proof of it removed something. */
type SavedPassword = { email: string; hadLeftovers: boolean };

/** Saves a password by the key of a mailed link. */
export async function savePassword(
  key: string,
  password: string,
): Promise<StoreAnswer<SavedPassword>> {
  const answer = await storeRequest((swell) => swell.account.recover({ reset_key: key, password }));
  return read(answer, (body) => {
    const { email, leftovers_removed: hadLeftovers = false } = savedPassword.validateSync(body);
    return { email: email ?? '', hadLeftovers };
  });
}

function read<Value>(
  answer: StoreAnswer<unknown>,
  parse: (body: unknown) => Value,
): StoreAnswer<Value> {
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: parse(answer.value) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}
