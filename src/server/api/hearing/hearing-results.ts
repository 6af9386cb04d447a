import { array, boolean, mixed, object, string } from 'yup';
import { healthSigns } from '@/domain/audiometry/red-flags';
import { parseTestResult, type TestResult } from '@/domain/audiometry/test-result';
import { AppError } from '@/domain/failures/errors';
import type { SavedHearingResult } from '@/domain/hearing/hearing-result';
import { defaultLocale, isLocale } from '@/domain/words/locale';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import type { Visitor } from '@/server/commerce/port';
import type { HearingResultRecord } from '@/server/hearing-tests/result-rows';
import type { Services } from '@/server/main/services';
import { ownerOf } from '@/server/visits/ownership';
import { anyVisitor } from '../endpoints/customer-guard';
import { mailCounts } from '@/server/http/limits/mail-limits';
import { endpoint, route } from '../endpoints/route';
import { emailInput, recordId, runId } from '../endpoints/hearing-inputs';
import { ordersThatWait } from './hearing-orders';
import { holdForDoctor, takeFromProfiles } from '../orders/profile-orders';

const toSave = object({
  result: mixed().required(),
  /** Health signs sent with the result; sending the same run again replaces them. */
  signs: array(string().oneOf(healthSigns).required()).max(healthSigns.length).optional(),
  email: emailInput,
  name: trimmedText().max(500).default(''),
  locale: string().default(defaultLocale),
  session_id: runId.required(),
  /** Express consent that we keep it: without the tick nothing is kept. */
  consent: boolean().oneOf([true], 'Please tick the box if we may keep your result').required(),
  follow_up: boolean().default(false),
  /** An order that waits for this result. */
  order_id: recordId.notRequired(),
});

const save = endpoint({
  input: toSave,
  mayCall: anyVisitor,
  handle: async ({ input, caller, services, request }) => {
    const result = parsedResult(input.result);
    const clientAddress = services.clientAddressOf(request);
    await services.limits.count(['hearingRecordByClient', clientAddress]);
    if (input.follow_up) {
      await services.limits.count(
        ...mailCounts('other', input.email, { clientAddress, device: null }),
      );
    }
    const outcome = await services.hearing.results.save({
      owner: ownerOf(caller),
      provider: 'built-in',
      sessionId: input.session_id,
      email: input.email,
      name: input.name,
      locale: isLocale(input.locale) ? input.locale : defaultLocale,
      result,
      signs: input.signs,
      wantsFollowUp: input.follow_up,
    });
    if (!outcome.ok) {
      throw new AppError('validation_error', 'This test was saved before', { param: 'session_id' });
    }
    const orders = await tellOrders(services, caller, input.order_id, outcome.saved);
    // By now it is certain that the named order is the visitor's.
    if (outcome.isFlaggedNow) await holdForDoctor(services, outcome.saved, input.order_id);
    return { result: shown(outcome.saved), orders };
  },
});

function parsedResult(told: unknown): TestResult {
  const result = parseTestResult(told);
  if (result) return result;
  throw new AppError('validation_error', 'The result is not readable', { param: 'result' });
}

/** Tells the waiting orders about this test. */
async function tellOrders(
  services: Services,
  caller: Visitor,
  orderId: string | null | undefined,
  { id, email }: HearingResultRecord,
): Promise<{ number: string }[]> {
  const waiting = await ordersThatWait(services, caller, { orderId, email });
  for (const order of waiting) {
    await services.hearing.profiles.add(order, [{ kind: 'test', reference: id }]);
  }
  return waiting.map(({ number }) => ({ number }));
}

function shown(record: HearingResultRecord): SavedHearingResult {
  const { id, sessionId, result, signs, name, email, savedAt, expiresAt } = record;
  // The log of single tones is for scoring again; its owner gets it with the data export.
  return {
    id,
    sessionId,
    result: { ...result, trials: undefined },
    signs,
    name,
    email,
    savedAt,
    expiresAt,
  };
}

type OwnOrder = { id: string; number: string };

/** The caller's own orders that each of these tests is with. */
async function ownOrdersWith(
  { hearing, commerce }: Services,
  caller: Visitor,
  records: readonly HearingResultRecord[],
): Promise<(record: { id: string }) => OwnOrder[]> {
  if (records.length === 0) return () => [];
  const [links, own, last] = await Promise.all([
    hearing.profiles.ordersWith(records.map(({ id }) => id)),
    commerce.orders.ownedBy(caller),
    commerce.orders.lastOf(caller),
  ]);
  const numbers = new Map([...own, ...(last ? [last] : [])].map(({ id, number }) => [id, number]));
  return (record) =>
    links
      .filter(({ reference }) => reference === record.id)
      .flatMap(({ orderId: id }) => {
        const number = numbers.get(id);
        return number === undefined ? [] : [{ id, number }];
      });
}

/** The results the visitor asked us to keep, each with their orders that it is with; POST adds one. */
export const hearingResults = route({
  GET: endpoint({
    input: object({}),
    mayCall: anyVisitor,
    handle: async ({ caller, services }) => {
      const records = await services.hearing.results.ownedBy(ownerOf(caller));
      const ordersOf = await ownOrdersWith(services, caller, records);
      return { results: records.map((one) => ({ ...shown(one), orders: ordersOf(one) })) };
    },
  }),
  POST: save,
});

/** Destroys one of the caller's own results. */
export const deleteHearingResult = route({
  POST: endpoint({
    input: object({ id: recordId }),
    mayCall: anyVisitor,
    handle: async ({ input, caller, services }) => {
      const isRemoved = await takeFromProfiles(services, input.id, () =>
        services.hearing.results.remove(ownerOf(caller), input.id),
      );
      if (!isRemoved) throw new AppError('not_found_error', 'This result is unknown');
      return { deleted: true };
    },
  }),
});
