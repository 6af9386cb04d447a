import { array, boolean, number, object, string } from 'yup';
import { caseLineSchema, deviceCaseSchema } from '@/domain/staff/answers/device-case';
import { coverOf, domeKinds, domeSizes, filterSizes, type Device } from '@/domain/devices/device';
import { caseKinds, deviceCaseList, type CaseKind } from '@/domain/devices/device-case';
import { claimStatuses, claimVersionOf, maximumClaimWords } from '@/domain/devices/claim';
import { largestStepDb, suggestions, type AdjustmentRequest } from '@/domain/devices/adjustment';
import { changedInputs } from '@/domain/fitting/corrections';
import { AppError } from '@/domain/failures/errors';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import type { RecordNote } from '@/domain/staff/audit';
import { pdfFile } from '@/server/http/pdf-file';
import type { Services } from '@/server/main/services';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { recordId } from '../endpoints/hearing-inputs';
import { listRoute } from '../endpoints/list-route';
import { route } from '../endpoints/route';

const subjects = {
  claim: 'device_claim',
  adjustment: 'device_adjustment',
  registration: 'device',
} as const satisfies Record<CaseKind, RecordNote['subject']>;

const kind = string().oneOf(caseKinds).required();

/** Claims, requests to change the sound and registrations; each reading of the list is noted. */
export const adminDevices = listRoute({
  may: 'health',
  rules: deviceCaseList,
  row: caseLineSchema,
  noted: 'devices',
  read: ({ input, services: { hearingAids } }) => hearingAids.cases(input),
});

/** One of them, with the customer and the aid. */
export const adminDeviceCase = route({
  GET: adminEndpoint({
    may: 'health',
    input: object({ id: recordId, kind }),
    readBy: deviceCaseSchema,
    notes: ({ id, kind: asked }) => ({ action: 'view', subject: subjects[asked], recordId: id }),
    handle: ({ input, services }) => wholeCase(input.kind, input.id, services),
  }),
});

/** The next step of a claim, a charge of its fee to the customer's card, or that it was paid in another way. */
export const adminDeviceClaim = route({
  POST: adminEndpoint({
    may: 'health',
    readBy: deviceCaseSchema,
    input: object({
      id: recordId,
      /** The version on the staff member's screen. */
      version: number().integer().min(1).required(),
      to: string()
        .oneOf([...claimStatuses, 'fee_paid', 'fee_charged'] as const)
        .required(),
      note: trimmedText().max(maximumClaimWords).default(''),
      serial: trimmedText().max(40).default(''),
    }),
    notes: ({ id }) => ({ action: 'change', subject: 'device_claim', recordId: id }),
    handle: async ({ input, services }) => {
      const { id, to, version, note, serial } = input;
      const { claims } = services.hearingAids;
      const outcome = await (to === 'fee_charged'
        ? claims.chargeFee(id, version)
        : to === 'fee_paid'
          ? claims.notePayment(id, version)
          : claims.move(id, { version, to, note, serial }));
      if (!outcome.ok) throw refusal(outcome.code);
      return wholeCase('claim', id, services);
    },
  }),
  GET: adminEndpoint({
    may: 'health',
    input: object({ id: recordId }),
    notes: ({ id }) => ({ action: 'view', subject: 'device_claim', recordId: id }),
    handle: async ({ input, services }) => {
      const pdf = await services.hearingAids.claims.parcelLabel(input.id);
      if (pdf === null) throw new AppError('not_found_error', 'There is no label for this claim');
      return pdf;
    },
    answer: (pdf) => pdfFile(pdf, 'parcel-label.pdf'),
  }),
});

/** Refunds a charged fee to its card. The answer tells nothing of the claim, which is about somebody's hearing. */
export const adminRefundDeviceFee = route({
  POST: adminEndpoint({
    may: 'orders.change',
    input: object({
      id: recordId,
      /** The version on the staff member's screen. */
      version: number().integer().min(1).required(),
    }),
    notes: ({ id }) => ({ action: 'change', subject: 'device_claim', recordId: id }),
    handle: async ({ input, services }) => {
      const outcome = await services.hearingAids.claims.refundFee(input.id, input.version);
      if (!outcome.ok) throw refusal(outcome.code);
      return { success: true };
    },
  }),
});

const hertz = number().integer().min(125).max(8000).required();

/** The answer to a request: the suggested change, another one, or none (a call). */
export const adminDeviceAdjustment = route({
  POST: adminEndpoint({
    may: 'health',
    readBy: deviceCaseSchema,
    input: object({
      id: recordId,
      changes: array(
        object({
          from_hz: hertz,
          to_hz: hertz,
          input: string().oneOf(changedInputs).required(),
          gain_db: number().integer().min(-largestStepDb).max(largestStepDb).required(),
        }),
      )
        .max(6)
        .required(),
      note: trimmedText().min(1).max(maximumClaimWords).required(),
    }),
    find: async ({ input, caller, services }) => {
      const changes = input.changes.map((change) => ({
        fromHz: change.from_hz,
        toHz: change.to_hz,
        input: change.input,
        gainDb: change.gain_db,
      }));
      if (changes.some(({ fromHz, toHz }) => fromHz >= toHz)) {
        throw new AppError('validation_error', 'A range ends above its beginning', {
          param: 'changes',
        });
      }
      const outcome = await services.hearingAids.adjustments.answer(input.id, {
        changes,
        note: input.note,
        staff: caller.staff,
      });
      if (!outcome.ok) throw refusal(outcome.code);
      const asked = { action: 'change', subject: 'device_adjustment', recordId: input.id } as const;
      return {
        result: await wholeCase('adjustment', input.id, services),
        notes: [asked, ...(await sheetNotes(outcome.request, services))],
      };
    },
  }),
});

/** The version of the fitting sheet that an answer made. */
async function sheetNotes(
  { orderId, sheetVersion }: Pick<AdjustmentRequest, 'orderId' | 'sheetVersion'>,
  { fittings }: Services,
): Promise<RecordNote[]> {
  if (orderId === null || sheetVersion === null) return [];
  const made = (await fittings.of(orderId)).find(({ version }) => version === sheetVersion);
  return made ? [{ action: 'change', subject: 'fitting_sheet', recordId: made.id }] : [];
}

/** Domes, filters and who set an aid; PUT decides about a registration. */
export const adminDevice = route({
  POST: adminEndpoint({
    may: 'health',
    input: object({
      id: recordId,
      dome: string().oneOf(domeKinds).required(),
      dome_size: string().oneOf(domeSizes).required(),
      filter: string().oneOf(filterSizes).required(),
      set_by: trimmedText().max(100).nullable().default(null),
      set_on: string()
        .matches(/^\d{4}-\d{2}-\d{2}$/)
        .nullable()
        .default(null),
    }),
    notes: ({ id }) => ({ action: 'change', subject: 'device', recordId: id }),
    handle: async ({ input, services }) => {
      const { id, dome, dome_size: domeSize, filter, set_by: setBy, set_on: setOn } = input;
      const care = { dome, domeSize, filter, setBy: setBy || null, setOn };
      const outcome = await services.hearingAids.aids.setCare(id, care);
      if (!outcome.ok) throw refusal(outcome.code);
      return { device: outcome.device };
    },
  }),
  PUT: adminEndpoint({
    may: 'health',
    input: object({ id: recordId, is_accepted: boolean().required() }),
    readBy: deviceCaseSchema,
    notes: ({ id }) => ({ action: 'change', subject: 'device', recordId: id }),
    handle: async ({ input, services }) => {
      const outcome = await services.hearingAids.aids.decide(input.id, input.is_accepted);
      if (!outcome.ok) throw refusal(outcome.code);
      return wholeCase('registration', input.id, services);
    },
  }),
});

async function wholeCase(asked: CaseKind, id: string, services: Services) {
  const { hearingAids } = services;
  if (asked === 'claim') {
    const claim = await hearingAids.claims.find(id);
    if (!claim) throw unknown();
    const device = await hearingAids.aids.find(claim.deviceId);
    return {
      ...(await around(services, claim.accountId, device)),
      claim: {
        ...claim,
        version: claimVersionOf(claim),
        feeRefund: (await hearingAids.claims.feeRefunds([claim])).get(id) ?? null,
      },
      earlier: (await hearingAids.claims.ofOrigin(claim.originId)).filter((one) => one.id !== id)
        .length,
      adjustment: null,
    };
  }
  if (asked === 'adjustment') {
    const adjustment = await hearingAids.adjustments.find(id);
    if (!adjustment) throw unknown();
    return {
      ...(await around(services, adjustment.accountId, null)),
      ...{ claim: null, earlier: 0, adjustment },
      suggestion: suggestions[adjustment.notice],
    };
  }
  const device = await hearingAids.aids.find(id);
  if (!device?.accountId) throw unknown();
  return {
    ...(await around(services, device.accountId, device)),
    ...{ claim: null, earlier: 0, adjustment: null },
  };
}

async function around({ commerce, config }: Services, accountId: string, device: Device | null) {
  const { warrantyYears } = config.shop.promises;
  return {
    customer: await commerce.customers.find(accountId),
    device: device && { ...device, ...coverOf(device.startsOn, warrantyYears) },
    suggestion: null,
  };
}

function unknown(): AppError {
  return new AppError('not_found_error', 'This record is unknown');
}

const gone: ReadonlySet<string> = new Set([
  'claim_not_found',
  'device_not_found',
  'adjustment_not_found',
]);
const movedOn: ReadonlySet<string> = new Set([
  'claim_changed',
  'claim_moved_on',
  'adjustment_moved_on',
  'device_moved_on',
]);

function refusal(code: string): AppError {
  if (gone.has(code)) return unknown();
  if (movedOn.has(code)) {
    return new AppError('conflict', 'Somebody else has changed this record meanwhile');
  }
  return new AppError('permission_error', `Not possible: ${code}`, { param: code });
}
