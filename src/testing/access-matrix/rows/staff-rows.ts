import { randomUUID } from 'node:crypto';
import { SoftAuthenticator } from '@/testing/stand-ins/soft-authenticator';
import { halfLogin } from '@/testing/shops/staff-people';
import { having, refused, staffOnly, unauthorized, type Answer, type Row } from '../row';

const unasked = new SoftAuthenticator('http://localhost');

const otherStage = refused(400, 'permission_error', 'stage');

/** For a half login, which has entered only a password; the other staff callers need no second step. */
const halfWay = (half: Answer, admin: Answer = otherStage) => ({
  stranger: unauthorized,
  admin,
  half,
});

/** How staff log in, and what they see of their own logins. */
export const staffRows: readonly Row[] = [
  {
    route: 'POST /api/admin-login/second-step',
    about: 'with a code that is none',
    call: () => ({ body: { code: '12 34' } }),
    answers: () => halfWay(refused(400, 'validation_error', 'code')),
  },
  {
    route: 'POST /api/admin-login/authenticator',
    about: 'by somebody who has one',
    answers: () => halfWay(otherStage),
  },
  {
    route: 'PUT /api/admin-login/authenticator',
    about: 'by somebody who has one',
    call: () => ({ body: { code: '123456' } }),
    answers: () => halfWay(otherStage),
  },
  {
    route: 'GET /api/admin-login/mine',
    answers: () => staffOnly('today', [200, { results: [having({ isThis: true })] }]),
  },
  {
    route: 'POST /api/admin-login/mine',
    about: 'a login of somebody else',
    call: async ({ services: { staff } }) => {
      const { token } = await halfLogin(staff, `una ${randomUUID().slice(0, 8)}`, 'shop');
      return { body: { id: (await staff.identify(token))?.id ?? '' } };
    },
    answers: () => staffOnly('today', refused(404, 'not_found_error')),
  },
  {
    route: 'POST /api/admin-login/password',
    about: 'with a password that is none',
    call: () => ({ body: { password: 'guessed', new_password: 'four blue herons wade' } }),
    answers: () => staffOnly('today', refused(400, 'permission_error', 'password')),
  },
  {
    route: 'POST /api/admin-login/language',
    call: () => ({ body: { locale: 'fr-CA' } }),
    answers: () => staffOnly('today', [200, { success: true }]),
  },
  {
    route: 'POST /api/admin-login/paper-codes',
    about: 'with a code that is none',
    call: () => ({ body: { code: '12 34' } }),
    answers: () => staffOnly('today', refused(400, 'validation_error', 'code')),
  },
  {
    route: 'GET /api/admin-login/second-steps',
    answers: () => staffOnly('today', [200, { app: true, passkeys: [], codes_left: 10 }]),
  },
  {
    route: 'POST /api/admin-login/second-steps',
    about: 'the only one',
    call: () => ({ body: { app: true } }),
    answers: () => staffOnly('today', refused(400, 'permission_error', 'last')),
  },
  {
    route: 'POST /api/admin-login/passkeys',
    about: 'with a code that is none',
    call: () => ({ body: { code: '12 34' } }),
    answers: () => staffOnly('today', refused(400, 'validation_error', 'code')),
  },
  {
    route: 'PUT /api/admin-login/passkeys',
    about: 'one that nobody asked for',
    call: () => ({ body: { created: unasked.create('unasked'), name: 'Laptop' } }),
    answers: () => staffOnly('today', refused(400, 'permission_error', 'created')),
  },
  {
    route: 'POST /api/admin-login/app',
    about: 'by somebody who has one',
    answers: () => staffOnly('today', refused(400, 'permission_error', 'app')),
  },
  {
    route: 'PUT /api/admin-login/app',
    about: 'with a code of no new app',
    call: () => ({ body: { code: '123456' } }),
    answers: () => staffOnly('today', refused(400, 'validation_error', 'code')),
  },
  {
    route: 'POST /api/admin-login/passkey-request',
    about: 'by somebody who has none',
    answers: () =>
      halfWay(
        refused(400, 'permission_error', 'passkey'),
        refused(400, 'permission_error', 'passkey'),
      ),
  },
  {
    route: 'GET /api/admin-login/members',
    answers: () =>
      staffOnly('staff', [
        200,
        having({ results: expect.arrayContaining([having({ name: 'sam' })]) }),
      ]),
  },
  {
    route: 'POST /api/admin-login/members',
    about: 'the logins of nobody',
    call: () => ({ body: { staff_id: 'nobody' } }),
    answers: () => staffOnly('staff', [200, { ended: 0 }]),
  },
];
