import { array, object, string } from 'yup';
import {
  helpedAnswers,
  maximumNoticeWords,
  noticeEars,
  noticePlaces,
  notices,
} from '@/domain/devices/adjustment';
import {
  claimFaults,
  claimKinds,
  maximumClaimPhotos,
  maximumClaimWords,
  type DeviceClaim,
} from '@/domain/devices/claim';
import { ears, maximumModelLength, newestInUse, type Device } from '@/domain/devices/device';
import { AppError } from '@/domain/failures/errors';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import { defaultLocale, locales, type Locale } from '@/domain/words/locale';
import { adjustmentInWords, helpedInWords } from '@/server/mail/devices';
import type { Services } from '@/server/main/services';
import { ownerOf } from '@/server/visits/ownership';
import { pdfFile } from '@/server/http/pdf-file';
import { overviewOf, today, type Customer } from './overview';
import { customerOnly } from '../endpoints/customer-guard';
import { recordId } from '../endpoints/hearing-inputs';
import { endpoint, route } from '../endpoints/route';

const locale = string().oneOf(locales).default(defaultLocale);
const fileId = string()
  .matches(/^[a-f0-9]{48}$/)
  .required();

/** The customer's hearing aids, with their claims and requests; and the registration of a pair bought elsewhere. */
export const ownDevices = route({
  GET: endpoint({
    input: object({}),
    mayCall: customerOnly,
    handle: overviewOf,
  }),
  POST: endpoint({
    input: object({
      aids: array(
        object({ serial: trimmedText().max(40).required(), ear: string().oneOf(ears).required() }),
      )
        .min(1)
        .max(2)
        .required(),
      model: trimmedText().max(maximumModelLength).required(),
      bought_on: string()
        .matches(/^\d{4}-\d{2}-\d{2}$/)
        .test('day', 'The day is in the future', (day) => !!day && day <= today())
        .required(),
      proof: fileId,
    }),
    mayCall: customerOnly,
    handle: async ({ input, ...call }) => {
      const { caller, services } = call;
      await counted(caller, services);
      await expectOwnFiles(caller, services, [input.proof], 'proof');
      const outcome = await services.hearingAids.aids.register({
        accountId: caller.account.id,
        aids: input.aids,
        modelName: input.model,
        boughtOn: input.bought_on,
        proofFileId: input.proof,
      });
      if (!outcome.ok) throw refusedBecause(outcome.code);
      return overviewOf(call);
    },
  }),
});

/** Reports a fault, a damage or a loss; PUT takes an open report back. */
export const deviceClaim = route({
  POST: endpoint({
    input: object({
      device_id: recordId,
      kind: string().oneOf(claimKinds).required(),
      faults: array(string().oneOf(claimFaults).required()).max(claimFaults.length).default([]),
      words: trimmedText().max(maximumClaimWords).default(''),
      photos: array(fileId).max(maximumClaimPhotos).default([]),
      locale,
    }),
    mayCall: customerOnly,
    handle: async ({ input, ...call }) => {
      const { caller, services } = call;
      await counted(caller, services);
      const { device_id: deviceId, photos: photoIds, ...report } = input;
      const device = await ownDevice(caller, services, deviceId);
      await expectOwnFiles(caller, services, photoIds, 'photos');
      const outcome = await services.hearingAids.claims.report(device, caller.account.id, {
        ...report,
        photoIds,
      });
      if (!outcome.ok) throw refusedBecause(outcome.code);
      return overviewOf(call);
    },
  }),
  PUT: endpoint({
    input: object({ id: recordId }),
    mayCall: customerOnly,
    handle: async ({ input, ...call }) => {
      const { caller, services } = call;
      await ownClaim(caller, services, input.id);
      const outcome = await services.hearingAids.claims.withdraw(input.id);
      if (!outcome.ok) throw refusedBecause(outcome.code);
      return overviewOf(call);
    },
  }),
});

/** The sheet with which an aid is sent to us. */
export const deviceClaimLabel = route({
  GET: endpoint({
    input: object({ id: recordId }),
    mayCall: customerOnly,
    handle: async ({ input, caller, services }) => {
      const claim = await ownClaim(caller, services, input.id);
      const pdf = await services.hearingAids.claims.returnSheet(claim);
      if (pdf === null) throw new AppError('not_found_error', 'There is no label of ours for this');
      return pdf;
    },
    answer: (pdf) => pdfFile(pdf, 'repair-label.pdf'),
  }),
});

/** Asks for another setting; PUT says whether a change helped. */
export const deviceAdjustment = route({
  POST: endpoint({
    input: object({
      notice: string().oneOf(notices).required(),
      place: string().oneOf(noticePlaces).required(),
      ear: string().oneOf(noticeEars).required(),
      words: trimmedText().max(maximumNoticeWords).default(''),
      locale,
    }),
    mayCall: customerOnly,
    handle: async ({ input, ...call }) => {
      const { caller, services } = call;
      await counted(caller, services);
      const { locale: spoken, ...taps } = input;
      const aids = await services.hearingAids.aids.ofCustomer(caller);
      const worn = newestInUse(aids);
      if (!worn) {
        throw new AppError('not_found_error', 'There are no hearing aids in this account');
      }
      const asked = { ...taps, orderId: worn.orderId };
      const text = await adjustmentInWords(asked, spoken);
      const outcome = await services.hearingAids.adjustments.ask(asked, said(caller, text, spoken));
      if (!outcome.ok) throw refusedBecause(outcome.code);
      return overviewOf(call);
    },
  }),
  PUT: endpoint({
    input: object({ id: recordId, helped: string().oneOf(helpedAnswers).required(), locale }),
    mayCall: customerOnly,
    handle: async ({ input, ...call }) => {
      const { caller, services } = call;
      const found = await services.hearingAids.adjustments.find(input.id);
      if (found?.accountId !== caller.account.id) {
        throw new AppError('not_found_error', 'This request is unknown');
      }
      const text = await helpedInWords(found, input.helped, input.locale);
      const outcome = await services.hearingAids.adjustments.say(
        found.id,
        input.helped,
        said(caller, text, input.locale),
      );
      if (!outcome.ok) throw refusedBecause(outcome.code);
      return overviewOf(call);
    },
  }),
});

function said({ session, account }: Customer, text: string, spoken: Locale) {
  const owner = { ...ownerOf({ session, account }), accountId: account.id };
  return { owner, email: account.email, text, locale: spoken };
}

/** Each writes a row for years, and some mails. */
function counted({ account }: Customer, { limits }: Services): Promise<void> {
  return limits.count(['deviceByAccount', account.id]);
}

async function ownDevice(caller: Customer, { hearingAids }: Services, id: string): Promise<Device> {
  const found = (await hearingAids.aids.ofCustomer(caller)).find((device) => device.id === id);
  if (!found) throw new AppError('not_found_error', 'This hearing aid is unknown');
  return found;
}

async function ownClaim(
  caller: Customer,
  { hearingAids }: Services,
  id: string,
): Promise<DeviceClaim> {
  const claim = await hearingAids.claims.find(id);
  if (claim?.accountId !== caller.account.id) {
    throw new AppError('not_found_error', 'This report is unknown');
  }
  return claim;
}

async function expectOwnFiles(
  caller: Customer,
  { hearing }: Services,
  ids: readonly string[],
  param: string,
): Promise<void> {
  for (const id of ids) {
    if (!(await hearing.uploads.isOwn(ownerOf(caller), id))) {
      throw new AppError('validation_error', 'This file is unknown', { param });
    }
  }
}

function refusedBecause(code: string): AppError {
  if (code === 'serial_format' || code === 'serial_ear' || code === 'serial_twice') {
    return new AppError('validation_error', `Not possible: ${code}`, { param: code });
  }
  return new AppError('permission_error', `Not possible: ${code}`, { param: code });
}
