import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { mobileNumber } from '@/domain/texts/opt-out';
import { defaultLocale, locales, type Locale } from '@/domain/words/locale';
import { textCodeWords } from '@/server/mail/short-words';
import { customerOnly } from '../endpoints/customer-guard';
import { endpoint, route } from '../endpoints/route';

const locale = string().oneOf(locales).default(defaultLocale);

const ownerOf = (account: { id: string; email: string }, language: Locale) => ({
  ...{ accountId: account.id, email: account.email, locale: language },
});

/** Texts for a customer: a number gets them only after its owner has typed the code we sent to it. */
export const textNumber = route({
  POST: endpoint({
    input: object({ phone: string().max(40).required(), locale }),
    mayCall: customerOnly,
    handle: async ({ input, caller: { account }, services, request }) => {
      if (!services.areTextsOffered) {
        throw new AppError('not_found_error', 'This shop sends no texts');
      }
      const phone = mobileNumber(input.phone);
      if (phone === null) {
        throw new AppError('validation_error', 'This is no Canadian number', { param: 'phone' });
      }
      await services.limits.count(
        ['textCodeByClient', services.clientAddressOf(request)],
        ['textCodeOfAccount', account.id],
        ['textCode', phone],
      );
      const words = await textCodeWords(input.locale);
      await services.textNumbers.ask(ownerOf(account, input.locale), phone, words);
      return services.textNumbers.viewOf(account.id);
    },
  }),
  PUT: endpoint({
    input: object({
      code: string()
        .matches(/^\d{6}$/)
        .required(),
      locale,
    }),
    mayCall: customerOnly,
    handle: async ({ input, caller: { account }, services }) => {
      const isRight = await services.textNumbers.confirm(
        ownerOf(account, input.locale),
        input.code,
      );
      if (!isRight) throw new AppError('permission_error', 'This code is wrong', { param: 'code' });
      return services.textNumbers.viewOf(account.id);
    },
  }),
});

/** Ends texts; mails come instead. */
export const leaveTexts = route({
  POST: endpoint({
    input: object({ locale }),
    mayCall: customerOnly,
    handle: async ({ input, caller: { account }, services }) => {
      await services.textNumbers.leave(ownerOf(account, input.locale));
      return services.textNumbers.viewOf(account.id);
    },
  }),
});
