import { array, mixed, object, string } from 'yup';
import { detailsSchema, reviewAnswerSchema, testLineSchema } from '@/domain/staff/answers/hearing';
import { normaliseEmail } from '@/domain/accounts/account';
import type { PersonSubject } from '@/domain/staff/audit';
import { parseTestResult } from '@/domain/audiometry/test-result';
import { AppError } from '@/domain/failures/errors';
import type { FoundRecordKind } from '@/domain/accounts/found-record';
import {
  hearingTestList,
  maximumNoteLength,
  reviewDecisions,
} from '@/domain/hearing/hearing-review';
import { headlineOf } from '@/domain/hearing/hearing-summary';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import type { OrderWith } from '@/server/hearing-tests/profile-rows';
import type { StaffResult } from '@/server/hearing-tests/staff-results';
import type { Services } from '@/server/main/services';
import { listInput } from '@/server/http/list-input';
import { route } from '../endpoints/route';
import { adminEndpoint, type Notes } from '../endpoints/admin-endpoint';
import { listedNotes } from '../endpoints/list-note';
import { lookUpNote } from '../endpoints/look-up-note';
import { emailInput, recordId } from '../endpoints/hearing-inputs';
import { proofOfRecord } from '../endpoints/proof-of-record';

const subject = 'hearing_result';

/** A line of the list: enough to choose which test to open. */
function line({ id, email, name, provider, result, ...row }: StaffResult) {
  return {
    id,
    email,
    name,
    provider,
    takenAt: result.takenAt,
    savedAt: row.savedAt,
    expiresAt: row.expiresAt,
    reliability: result.reliability,
    calibration: result.calibration.mode,
    headline: headlineOf(result),
    flags: result.flags,
    reviewState: row.reviewState,
    isFlagged: row.isFlagged,
  };
}

const listTests = adminEndpoint({
  may: 'health',
  input: listInput(hearingTestList),
  readBy: object({ results: array(testLineSchema.required()).required() }),
  find: async ({ input, services }) => {
    const { hearing, commerce, foundRecords } = services;
    const { page, pageSize } = input;
    const { count, results } = await hearing.staffResults.page(input);
    const ids = results.map(({ id }) => id);
    const [orders, notToBeCalled, proofs] = await Promise.all([
      hearing.profiles.ordersWith(ids),
      commerce.customers.notToBeCalled(results.map(({ email }) => email)),
      foundRecords.proofsOf('hearing_test', ids),
    ]);
    const lines = results.map((record) => ({
      ...line(record),
      proof: proofOfRecord(proofs, record),
      doNotPhone: notToBeCalled.has(record.email),
      orders: orders.filter(({ reference }) => reference === record.id).map(orderLine),
    }));
    return {
      result: { page, pageSize, count, results: lines },
      notes: listedNotes(subject, page, results),
    };
  },
});

/** Saved tests; each reading of the list is noted. */
export const adminListHearingTests = route({
  GET: listTests,
  POST: listTests,
});

const detailsInput = object({
  email: string().max(254),
  /** The id of a test or a file, so that a page's URL contains no e-mail address. */
  id: string().matches(/^[\w-]{1,100}$/),
}).test(
  'one',
  'An email address or an id is needed',
  ({ email, id }) => emailInput.isValidSync(email) || id !== undefined,
);

/**
 * Everything we keep about the hearing of one address; each record shown is noted. Asked by POST, because a request's
 * URL must not contain an e-mail address.
 */
export const adminHearingDetails = route({
  POST: adminEndpoint({
    may: 'health',
    input: detailsInput,
    readBy: detailsSchema,
    find: async ({ input, services }) => {
      const { hearing, commerce } = services;
      const email = await addressOf(input, services);
      const results = await hearing.staffResults.ofEmail(email);
      const [uploads, questionnaires, waivers, notToBeCalled] = await Promise.all([
        filesOf(email, input.id, services),
        hearing.questionnaires.ofEmail(email),
        hearing.waivers.ofEmail(email),
        commerce.customers.notToBeCalled([email]),
      ]);
      const ids = [...results, ...uploads].map(({ id }) => id);
      const orders = await hearing.profiles.ordersWith(ids);
      const proofsOf = (kind: FoundRecordKind, records: readonly { id: string }[]) =>
        services.foundRecords.proofsOf(
          kind,
          records.map(({ id }) => id),
        );
      const [testProofs, fileProofs, answerProofs, waiverProofs] = await Promise.all([
        proofsOf('hearing_test', results),
        proofsOf('file', uploads),
        proofsOf('questionnaire', questionnaires),
        proofsOf('waiver', waivers),
      ]);
      const result = {
        email,
        doNotPhone: notToBeCalled.has(email),
        results: await Promise.all(
          results.map(async (record) => ({
            ...line(record),
            proof: proofOfRecord(testProofs, record),
            result: record.result,
            signs: record.signs,
            reviews: await hearing.reviews.of(record.id),
            orders: orders.filter(({ reference }) => reference === record.id).map(orderLine),
          })),
        ),
        uploads: uploads.map((file) => ({
          ...file,
          proof: proofOfRecord(fileProofs, file),
          orders: orders.filter(({ reference }) => reference === file.id).map(orderLine),
        })),
        questionnaires: questionnaires.map((one) => ({
          ...one,
          proof: proofOfRecord(answerProofs, one),
        })),
        waivers: waivers.map((one) => ({ ...one, proof: proofOfRecord(waiverProofs, one) })),
      };
      const notes = await viewNotes(email, { results, uploads, questionnaires, waivers }, services);
      return { result, notes };
    },
  }),
});

async function addressOf(
  { email, id }: { email?: string | undefined; id?: string | undefined },
  services: Services,
): Promise<string> {
  if (id === undefined) return normaliseEmail(email ?? '');
  const found = await services.hearing.staffResults.find(id);
  const address = found?.email ?? (await senderOf(id, services))?.email;
  if (address === undefined) throw unknownTest();
  return address;
}

/** Files under an address, and the requested one, which may have been sent without an address. */
async function filesOf(email: string, id: string | undefined, { hearing }: Services) {
  const files = await hearing.uploads.ofEmail(email);
  const asked = id === undefined ? null : await hearing.uploads.find(id);
  return asked && !files.some((file) => file.id === asked.id) ? [asked, ...files] : files;
}

/** Who owns a file: the address it was sent under, or the account of the order it is for. */
async function senderOf(fileId: string, { hearing, commerce }: Services) {
  const [sender, file] = await Promise.all([
    hearing.uploads.senderOf(fileId),
    hearing.uploads.find(fileId),
  ]);
  if (!sender || !file) return null;
  const order = file.orderId === null ? null : await commerce.orders.findOrder(file.orderId);
  const email = sender.email ?? order?.account.email;
  return email === undefined ? null : { ...sender, email, order };
}

/**
 * Turns what a staff member read from a file into a test of its sender, to be reviewed, and tells the sender's orders
 * about it.
 */
export const adminEnterAudiogram = route({
  POST: adminEndpoint({
    may: 'health',
    input: object({ file_id: recordId, result: mixed().required() }),
    notes: (input) => ({ action: 'change', subject: 'upload', recordId: input.file_id }),
    handle: async ({ input, services }) => {
      const { hearing } = services;
      const result = parseTestResult(input.result);
      if (!result) {
        throw new AppError('validation_error', 'The result is not readable', { param: 'result' });
      }
      const sender = await senderOf(input.file_id, services);
      if (!sender) throw new AppError('not_found_error', 'This file is unknown');
      const { accountId, visit, email, locale, order } = sender;
      const { id } = await hearing.staffResults.enter({
        owner: { accountId, visit },
        email,
        locale,
        result: { ...result, trials: undefined },
      });
      if (order) await hearing.profiles.add(order, [{ kind: 'test', reference: id }]);
      return { result: { id } };
    },
  }),
});

type Ids = readonly { id: string }[];

/** Every record that is shown; if there is none, the account that was looked up. */
async function viewNotes(
  email: string,
  shown: { results: Ids; uploads: Ids; questionnaires: Ids; waivers: Ids },
  services: Services,
): Promise<Notes> {
  const view = (subjectOf: PersonSubject) => (record: { id: string }) =>
    ({ action: 'view', subject: subjectOf, recordId: record.id }) as const;
  const [first, ...more] = [
    ...shown.results.map(view(subject)),
    ...shown.uploads.map(view('upload')),
    ...shown.questionnaires.map(view('questionnaire')),
    ...shown.waivers.map(view('hearing_waiver')),
  ];
  return first ? [first, ...more] : [await lookUpNote(email, services)];
}

/** Records a review of a test and recomputes the hold reason of its orders. */
export const adminReviewHearingTest = route({
  POST: adminEndpoint({
    may: 'health',
    readBy: reviewAnswerSchema,
    input: object({
      id: recordId,
      decision: string().oneOf(reviewDecisions).required(),
      note: trimmedText().max(maximumNoteLength).default(''),
      /** The last decision on the screen; null when there is none. */
      after: recordId.nullable().optional().default(null),
    }),
    notes: ({ id }) => ({ action: 'change', subject, recordId: id }),
    handle: async ({ input, caller: { staff }, services }) => {
      const { hearing, commerce } = services;
      const { id, decision, note, after } = input;
      const outcome = await hearing.reviews.decide({ resultId: id, decision, note, after, staff });
      if (!outcome.ok) throw outcome.code === 'result_not_found' ? unknownTest() : movedOn();
      for (const orderId of outcome.orderIds) {
        const order = await commerce.orders.findOrder(orderId);
        if (order) await hearing.profiles.explain(order);
      }
      return { review: outcome.review };
    },
  }),
});

function unknownTest(): AppError {
  return new AppError('not_found_error', 'This hearing test is unknown');
}

function movedOn(): AppError {
  return new AppError('conflict', 'Somebody else has decided about this test meanwhile');
}

function orderLine({ orderId: id, number, status, holdReason }: OrderWith) {
  return { id, number, status, holdReason };
}
