import { object, string } from 'yup';
import { locales } from '@/domain/words/locale';
import { subjectOf } from '@/server/api/accounts/data-subject';
import { customerOnly } from '../endpoints/customer-guard';
import { endpoint, route } from '../endpoints/route';
import { callStore } from '../endpoints/store-call';

/**
 * The language in which a customer wants mails and documents from now on. The switch of the pages calls it. A hosted
 * store keeps it in the metadata of the account.
 */
export const accountLanguage = route({
  POST: endpoint({
    input: object({ locale: string().oneOf(locales).required() }),
    mayCall: customerOnly,
    handle: async ({ input: { locale }, caller, services }) => {
      const { commerce, mailingList } = services;
      if (commerce.languages) await commerce.languages.choose(caller.account.id, locale);
      else {
        const body = { metadata: { language: locale } };
        await callStore(services, caller, { method: 'PUT', path: '/account', body, locale });
      }
      await mailingList.speak(await subjectOf(caller.account, services), locale);
      return { locale };
    },
  }),
});
