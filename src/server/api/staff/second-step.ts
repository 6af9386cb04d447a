import { object } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { qrPictureOf } from '@/server/staff/qr-picture';
import { route } from '../endpoints/route';
import { adminEndpoint, type AdminCaller } from '../endpoints/admin-endpoint';
import { deviceOf } from '../endpoints/device-of';
import { codeInput, countedProof, proofFields, proofIn } from '../endpoints/second-step-proof';

const ownLogin = 'A step of one’s own login';

/**
 * The second step of a login: `code` of the app or `recovery_code` from the paper, each valid once. The login continues
 * under the `token` of the answer. Tries are counted for the member before they are checked.
 */
export const adminSecondStep = route({
  POST: adminEndpoint({
    may: 'half_login',
    input: object(proofFields),
    showsNobody: ownLogin,
    handle: async ({ input, caller, services, request }) => {
      expectStage(caller, 'second_step');
      return countedProof(caller, services, () =>
        services.staff.passSecondStep(caller.login, proofIn(input), deviceOf(request)),
      );
    },
  }),
});

/** Sets up the second step. POST makes a new key for an app, PUT proves by a first `code` that the app has it. */
export const adminAuthenticator = route({
  POST: adminEndpoint({
    may: 'half_login',
    input: object({}),
    showsNobody: ownLogin,
    handle: async ({ caller, services }) => {
      expectStage(caller, 'set_up');
      const key = await services.staff.beginSetUp(caller.login);
      if (!key) throw wrongStage();
      return { secret: key.secret, link: key.link, picture: await qrPictureOf(key.link) };
    },
  }),
  PUT: adminEndpoint({
    may: 'half_login',
    input: object({ code: codeInput.required() }),
    showsNobody: ownLogin,
    handle: async ({ input, caller, services, request }) => {
      expectStage(caller, 'set_up');
      const done = await countedProof(caller, services, () =>
        services.staff.setUp(caller.login, input.code, deviceOf(request)),
      );
      return { token: done.token, recovery_codes: done.recoveryCodes };
    },
  }),
});

function expectStage({ login }: AdminCaller, stage: 'set_up' | 'second_step'): void {
  if (login.stage !== stage) throw wrongStage();
}

function wrongStage(): AppError {
  return new AppError('permission_error', 'This login does not need this step', { param: 'stage' });
}
