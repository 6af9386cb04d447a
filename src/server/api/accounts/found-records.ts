import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { foundRecordAnswers, foundRecordKinds } from '@/domain/accounts/found-record';
import { subjectOf } from '@/server/api/accounts/data-subject';
import { customerOnly } from '../endpoints/customer-guard';
import { endpoint, route } from '../endpoints/route';
import { recordId } from '../endpoints/hearing-inputs';
import { takeFromProfiles } from '../orders/profile-orders';

/**
 * What guests left under the customer's address: GET lists kind and date once a mailed link has proven the address, POST
 * takes the customer's word whether it is theirs. Throws `not_found_error` for what is not in that list.
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
    }),
    mayCall: customerOnly,
    handle: async ({ input: { kind, id, answer }, caller, services }) => {
      const subject = await subjectOf(caller.account, services);
      // An order that counted on a record that goes says what it waits for now.
      const isDone = await takeFromProfiles(services, id, () =>
        services.foundRecords.answer(subject, { kind, id }, answer),
      );
      if (!isDone) throw new AppError('not_found_error', 'This record is unknown');
      return { kind, id, answer };
    },
  }),
});
