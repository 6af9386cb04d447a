import { array, mixed, object, string } from 'yup';
import { normaliseEmail } from '@/domain/accounts/account';
import { AppError } from '@/domain/failures/errors';
import type { HttpApp } from '@/server/http/exchange';
import type { Visitors } from '../port';
import type { ReadBackend } from './backend';

const accountSchema = object({
  id: string().required(),
  email: string().required(),
  name: string().nullable().default(null),
}).nullable();

const accountsSchema = object({
  results: array(object({ password: mixed().nullable() })).required(),
});

/** The form of Swell's ids; nothing in it could start another header. */
const sessionPattern = /^[\w:-]{1,200}$/;

/** Asks the store who is logged in, since it keeps the sessions. It answers an unknown id with a new one. */
export function createSwellVisitors(
  storeApi: HttpApp,
  read: ReadBackend,
  publicKey: string,
): Visitors {
  return {
    async identify(session) {
      if (!sessionPattern.test(session)) return null;
      const answer = await storeApi.handle({
        method: 'GET',
        path: '/account',
        rawQuery: '',
        headers: {
          authorization: `Basic ${Buffer.from(publicKey).toString('base64')}`,
          'x-session': session,
          accept: 'application/json',
        },
        remoteAddress: '',
        body: async () => new Uint8Array(),
      });
      if (answer.status !== 200) throw new AppError('bad_gateway', 'The store does not answer');
      const given = answer.headers['X-Session'];
      if (given !== undefined && given !== session) return null;
      const text = Buffer.from(answer.body).toString('utf8');
      const account = accountSchema.validateSync(text === '' ? null : JSON.parse(text), {
        stripUnknown: true,
      });
      return { session, account: account && { ...account, hasPassword: true } };
    },
    async findSignIn(email) {
      // A condition, not part of the path: it comes from outside.
      const query = { where: { email: normaliseEmail(email) }, limit: 1 };
      const [account] = accountsSchema.validateSync(await read('/accounts', query)).results;
      if (!account) return null;
      // A record without the field may have a password: its owner can still get a link by mail.
      return { hasPassword: !('password' in account) || Boolean(account.password) };
    },
  };
}
