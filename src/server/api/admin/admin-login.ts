import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { jsonAnswer } from '@/server/http/answers';
import { anyone, endpoint, route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { deviceOf } from '../endpoints/device-of';
import { loginTries } from '../endpoints/login-tries';

/**
 * Exchanges the password of the admin area for a token. With a name it is that person's own password, and the token
 * opens nothing but the second step. Without one it is the shared password of the clinic, which works while nobody has
 * a name. Tries are counted before they are checked, so that parallel guesses count too.
 */
export const adminLogin = route({
  POST: endpoint({
    input: object({
      name: string().max(100).nullable().default(null),
      password: string().max(500).required(),
    }),
    mayCall: anyone,
    handle: async ({ input: proof, services, request }) => {
      const { limits, staff, devices } = services;
      const target = { staff: proof.name };
      const counted = loginTries(services, request, proof.name);
      await limits.count(...counted);
      const entered = await staff.logIn({ ...proof, device: deviceOf(request) });
      if (!entered) {
        throw new AppError('UNAUTHORIZED', 'The password is not right', { param: 'password' });
      }
      await limits.forgive(...counted);
      return { entered, known: devices.remember(request, target) };
    },
    answer: ({ entered, known }) => {
      const plain = jsonAnswer(200, entered);
      return { ...plain, headers: { ...plain.headers, ...known } };
    },
  }),
});

/** Ends the login; its token no longer opens anything. */
export const adminLogout = route({
  POST: adminEndpoint({
    may: 'half_login',
    input: object({}),
    showsNobody: 'It ends a login of staff',
    handle: async ({ caller, services }) => {
      await services.staff.logOut(caller.token);
      return { success: true };
    },
  }),
});
