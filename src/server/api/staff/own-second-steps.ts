import { boolean, object, string } from 'yup';
import { stepsSchema } from '@/domain/staff/answers/second-steps';
import { AppError } from '@/domain/failures/errors';
import { qrPictureOf } from '@/server/staff/qr-picture';
import type { Services } from '@/server/main/services';
import { jsonAnswer } from '@/server/http/answers';
import { createdPasskey, credentialId } from '@/server/http/passkey-input';
import { route } from '../endpoints/route';
import { adminEndpoint, type AdminCaller } from '../endpoints/admin-endpoint';
import { expectMember, ownNote } from '../endpoints/expect-member';
import { codeInput, countedProof, proofFields, proofIn } from '../endpoints/second-step-proof';

const ownLogin = 'A step of one’s own login';

const noStore = { 'Cache-Control': 'no-store' };

/** The calling member's second steps: GET lists them, POST removes the `app` or a `passkey`. */
export const adminSecondSteps = route({
  GET: adminEndpoint({
    may: 'today',
    input: object({}),
    readBy: stepsSchema,
    showsNobody: ownLogin,
    handle: ({ caller, services }) => stepsOf(caller, services),
  }),
  POST: adminEndpoint({
    may: 'today',
    readBy: stepsSchema,
    input: object({ app: boolean().default(false), passkey: credentialId.optional() }),
    find: async ({ input: { app, passkey }, caller, services }) => {
      expectMember(caller);
      const step = app ? 'app' : { passkey: passkey ?? '' };
      const removed = await services.staff.removeSecondStep(caller.login, step);
      if (!removed.ok) throw removals[removed.code]();
      return {
        result: await stepsOf(caller, services),
        notes: ownNote(caller, 'staff_second_step'),
      };
    },
  }),
});

const removals = {
  not_there: () => new AppError('not_found_error', 'There is no such second step'),
  last_second_step: () =>
    new AppError('permission_error', 'One second step has to stay', { param: 'last' }),
};

/**
 * Adds a passkey. POST returns what the browser needs to make one, after another second step. PUT keeps the one it has
 * made, under a `name` that the member chose.
 */
export const adminPasskeys = route({
  POST: adminEndpoint({
    may: 'today',
    input: object(proofFields),
    showsNobody: ownLogin,
    handle: async ({ input, caller, services }) => {
      expectMember(caller);
      return countedProof(caller, services, () =>
        services.staff.beginPasskey(caller.login, proofIn(input)),
      );
    },
    answer: (options) => jsonAnswer(200, options, noStore),
  }),
  PUT: adminEndpoint({
    may: 'today',
    readBy: stepsSchema,
    input: object({ created: createdPasskey, name: string().trim().min(1).max(60).required() }),
    find: async ({ input: { created, name }, caller, services }) => {
      expectMember(caller);
      const added = await services.staff.addPasskey(caller.staff, { response: created, name });
      if (!added.ok) {
        throw new AppError('permission_error', 'The passkey could not be kept', {
          param: 'created',
        });
      }
      return {
        result: await stepsOf(caller, services),
        notes: ownNote(caller, 'staff_second_step'),
      };
    },
  }),
});

/** Adds an app where there is none. POST makes a key for it, after another second step; PUT takes its first `code`. */
export const adminApp = route({
  POST: adminEndpoint({
    may: 'today',
    input: object(proofFields),
    showsNobody: ownLogin,
    handle: async ({ input, caller, services }) => {
      expectMember(caller);
      const { secret, link } = await countedProof(caller, services, () => {
        if (caller.login.steps.app) {
          throw new AppError('permission_error', 'Remove the app first', { param: 'app' });
        }
        return services.staff.beginApp(caller.login, proofIn(input));
      });
      return { secret, link, picture: await qrPictureOf(link) };
    },
    answer: (key) => jsonAnswer(200, key, noStore),
  }),
  PUT: adminEndpoint({
    may: 'today',
    readBy: stepsSchema,
    input: object({ code: codeInput.required() }),
    find: async ({ input: { code }, caller, services }) => {
      expectMember(caller);
      await countedProof(
        caller,
        services,
        async () => (await services.staff.addApp(caller.login, code)) || null,
      );
      return {
        result: await stepsOf(caller, services),
        notes: ownNote(caller, 'staff_second_step'),
      };
    },
  }),
});

/** A challenge for a passkey of the calling member, at the login and wherever the second step is asked again. */
export const adminPasskeyRequest = route({
  POST: adminEndpoint({
    may: 'half_login',
    input: object({}),
    showsNobody: ownLogin,
    handle: async ({ caller, services, request }) => {
      await services.limits.count(['passkeyByClient', services.clientAddressOf(request)]);
      const options = await services.staff.askPasskey(caller.staff);
      if (options) return options;
      throw new AppError('permission_error', 'This login has no passkey', { param: 'passkey' });
    },
    answer: (options) => jsonAnswer(200, options, noStore),
  }),
});

async function stepsOf({ login }: AdminCaller, { staff }: Services) {
  const { hasApp, passkeys, codesLeft } = await staff.ownSecondSteps(login);
  return { app: hasApp, passkeys, codes_left: codesLeft };
}
