import { object, string } from 'yup';
import { AppError } from '@/domain/errors';
import type { SecondStepProof } from '@/server/staff/authenticators';
import { qrPictureOf } from '@/server/staff/qr-picture';
import type { Services } from '@/server/services';
import { route } from '../../route';
import { adminEndpoint, type AdminCaller } from '../../staff/admin-endpoint';
import { deviceOf } from '../../staff/device-of';

const ownLogin = 'A step of one’s own login';

/** As people type it: apps show a gap in the middle. */
const code = string()
  .max(20)
  .transform((typed: unknown) => (typeof typed === 'string' ? typed.replace(/\s/g, '') : typed));

/**
 * The second step of a login: `code` of the app or `recovery_code` from the paper, each good once. The login goes on
 * under the `token` of the answer. Tries are counted for the member, before they are looked at.
 */
export const adminSecondStep = route({
  POST: adminEndpoint({
    may: 'half_login',
    input: object({ code, recovery_code: string().max(40) }),
    showsNobody: ownLogin,
    handle: async ({ input, caller, services, request }) => {
      expectStage(caller, 'second_step');
      const proof: SecondStepProof =
        input.recovery_code === undefined
          ? { code: input.code ?? '' }
          : { recoveryCode: input.recovery_code };
      return counted(caller, services, () =>
        services.staff.passSecondStep(caller.login, proof, deviceOf(request)),
      );
    },
  }),
});

/** Sets the second step up. POST makes a new key for an app, PUT shows by a first `code` that the app has it. */
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
    input: object({ code: code.required() }),
    showsNobody: ownLogin,
    handle: async ({ input, caller, services, request }) => {
      expectStage(caller, 'set_up');
      const done = await counted(caller, services, () =>
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

async function counted<Done>(
  { staff }: AdminCaller,
  { limits }: Services,
  tryIt: () => Promise<Done | null>,
): Promise<Done> {
  const tries = ['staffCode', staff.id] as const;
  await limits.count(tries);
  const done = await tryIt();
  if (!done) throw new AppError('validation_error', 'This code is not right', { param: 'code' });
  await limits.forgive(tries);
  return done;
}
