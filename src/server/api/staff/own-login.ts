import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import {
  maximumStaffPasswordLength,
  minimumStaffPasswordLength,
} from '@/domain/staff/staff-password';
import { locales } from '@/domain/words/locale';
import type { PasswordRefusal } from '@/server/staff/own-password';
import { jsonAnswer } from '@/server/http/answers';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { loginTries } from '../endpoints/login-tries';
import { expectMember, ownNote } from '../endpoints/expect-member';
import { countedProof, proofFields, proofIn } from '../endpoints/second-step-proof';

const noStore = { 'Cache-Control': 'no-store' };

const refusals: Readonly<Record<PasswordRefusal, { param: string; message: string }>> = {
  wrong_password: { param: 'password', message: 'The password is not right' },
  password_too_short: {
    param: 'new_password',
    message: `A password has at least ${minimumStaffPasswordLength} characters`,
  },
  password_too_common: { param: 'new_password', message: 'Many people use this password' },
};

/**
 * Sets the calling member's `new_password`, given the current `password`. Ends every other login of that member.
 * Refusals name the field: `permission_error` for the current one, `validation_error` for the new one.
 */
export const adminPassword = route({
  POST: adminEndpoint({
    may: 'today',
    input: object({
      password: string().max(maximumStaffPasswordLength).required(),
      new_password: string().max(maximumStaffPasswordLength).required(),
    }),
    find: async ({ input, caller, services, request }) => {
      expectMember(caller);
      const tries = loginTries(services, request, caller.staff.name);
      await services.limits.count(...tries);
      const outcome = await services.staff.changePassword(caller.login, {
        password: input.password,
        newPassword: input.new_password,
      });
      if (outcome.ok || outcome.code !== 'wrong_password') await services.limits.forgive(...tries);
      if (!outcome.ok) throw refusalOf(outcome.code);
      return { result: { success: true }, notes: ownNote(caller, 'staff_password') };
    },
  }),
});

/** Sets the language in which the calling member sees the admin area. */
export const adminLanguage = route({
  POST: adminEndpoint({
    may: 'today',
    input: object({ locale: string().oneOf(locales).required() }),
    showsNobody: 'Staff choose what they read themselves',
    handle: async ({ input: { locale }, caller, services }) => {
      expectMember(caller);
      await services.staff.chooseLanguage(caller.login, locale);
      return { success: true };
    },
  }),
});

/** Makes ten new `recovery_codes` to print, after another second step. The old ones end. */
export const adminPaperCodes = route({
  POST: adminEndpoint({
    may: 'today',
    input: object(proofFields),
    find: async ({ input, caller, services }) => {
      expectMember(caller);
      const { recoveryCodes } = await countedProof(caller, services, () =>
        services.staff.renewRecoveryCodes(caller.login, proofIn(input)),
      );
      return {
        result: { recovery_codes: recoveryCodes },
        notes: ownNote(caller, 'staff_recovery_codes'),
      };
    },
    answer: (codes) => jsonAnswer(200, codes, noStore),
  }),
});

function refusalOf(code: PasswordRefusal): AppError {
  const { param, message } = refusals[code];
  const kind = code === 'wrong_password' ? 'permission_error' : 'validation_error';
  return new AppError(kind, message, { param });
}
