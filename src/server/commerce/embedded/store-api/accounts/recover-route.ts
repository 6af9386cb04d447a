import { object } from 'yup';
import { isEmail } from '@/domain/accounts/account';
import { AppError } from '@/domain/failures/errors';
import { jsonAnswer } from '@/server/http/answers';
import { headerOf, type HttpAnswer } from '@/server/http/exchange';
import { mailCounts } from '@/server/http/limits/mail-limits';
import type { Counted } from '@/server/http/limits/rate-limits';
import type { StoreCall } from '../http/call';
import { lengths, parseInput, text } from '../http/input';
import { refusalError } from '../http/refusals';
import { resetPath } from './reset-url';

const recoverSchema = object({
  email: text(lengths.comments),
  reset_url: text(2000),
  password_reset_url: text(2000),
  reset_key: text(),
  password_reset_key: text(),
  password: text(lengths.password),
});

/** `POST /account/recover`: requests a link by mail, and sets the password with its key (contract 10). */
export async function recover(call: StoreCall): Promise<HttpAnswer> {
  const body = parseInput(recoverSchema, await call.body());
  const key = body.reset_key ?? body.password_reset_key ?? null;
  const isSecondStep = key !== null || (body.password ?? null) !== null;
  if (isSecondStep) return setPassword(call, key ?? '', body.password ?? '');
  return mailLink(call, body.email ?? '', body.reset_url ?? body.password_reset_url);
}

/** The same answer, after the same work, whether the address is known or not. */
async function mailLink(
  call: StoreCall,
  email: string,
  resetUrl: string | null | undefined,
): Promise<HttpAnswer> {
  if (!isEmail(email)) {
    throw new AppError('validation_error', 'The email address is not valid', { param: 'email' });
  }
  const { engine, limits, siteUrl } = call.services;
  const asker = { clientAddress: call.clientAddress, device: call.deviceOf(email) };
  await limits.count(...mailCounts('link', email, asker));
  const linkPath = resetPath(resetUrl, [new URL(siteUrl).origin, ...requestOrigins(call)]);
  await engine.accountLinks.requestPassword(call.session, { email, linkPath });
  return jsonAnswer(200, { success: true });
}

/** Only the path will be used, so a forged host leads nowhere. */
function requestOrigins({ request }: StoreCall): string[] {
  const host = headerOf(request, 'host');
  return host === undefined ? [] : [`http://${host}`, `https://${host}`];
}

async function setPassword(call: StoreCall, key: string, password: string): Promise<HttpAnswer> {
  const { engine, limits } = call.services;
  const guess: Counted = ['resetKey', call.session.key, call.clientAddress];
  await limits.count(guess);
  const saved = await engine.accountLinks.resetPassword(call.session, { key, password });
  if (saved.ok || saved.code !== 'reset_key_invalid') await limits.forgive(guess);
  if (!saved.ok) throw refusalError(saved);
  const { accountId, email, hadLeftovers } = saved.value;
  const told = hadLeftovers && { leftovers_removed: true };
  return jsonAnswer(200, { success: true, account_id: accountId, email, ...told });
}
