import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { foundRecordAnswers, foundRecordKinds } from '@/domain/accounts/found-record';
import { defaultLocale, locales } from '@/domain/words/locale';
import { subjectOf } from '@/server/api/accounts/data-subject';
import { customerOnly } from '../endpoints/customer-guard';
import { endpoint, route } from '../endpoints/route';
import { recordId } from '../endpoints/hearing-inputs';
import { giveToWaitingOrders, takeFromProfiles } from '../orders/profile-orders';

/**
 * Records that guests left under the customer's address. GET lists their kind and date once a mailed link has proven
 * the address; POST records whether the customer says they are theirs. Throws `not_found_error` for anything not in
 * that list.
 */
export const foundRecords = route({
  GET: endpoint({
    input: object({}),
    mayCall: customerOnly,
    handle: async ({ caller, services }) => ({
      results: await services.foundRecords.of(await subjectOf(caller.account, services)),
    }),
  }),
  POST: endpoint({
    input: object({
      kind: string().oneOf(foundRecordKinds).required(),
      id: recordId,
      answer: string().oneOf(foundRecordAnswers).required(),
      locale: string().oneOf(locales).default(defaultLocale),
    }),
    mayCall: customerOnly,
    handle: async ({ input: { kind, id, answer, locale }, caller, services }) => {
      const subject = await subjectOf(caller.account, services);
      // Recomputes the hold reason of orders that used a removed record.
      const isDone = await takeFromProfiles(services, id, () =>
        services.foundRecords.answer(subject, { kind, id }, { answer, locale }),
      );
      if (!isDone) throw new AppError('not_found_error', 'This record is unknown');
      if (kind === 'hearing_test' && answer === 'mine') {
        await giveToWaitingOrders(services, caller, id);
      }
      return { kind, id, answer };
    },
  }),
});
