import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { productDocument, productRequest } from '@/client/requests/product-requests';
import { saveFile } from '@/client/requests/save-file';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import { uploadRequest } from '@/client/requests/upload-request';
import {
  adjustmentStatuses,
  helpedAnswers,
  noticeEars,
  noticePlaces,
  notices,
  type HelpedAnswer,
} from '@/domain/devices/adjustment';
import {
  claimBlocks,
  claimKinds,
  claimStatuses,
  type ClaimBlock,
  type ClaimKind,
} from '@/domain/devices/claim';
import { careSchema } from '@/domain/devices/care-schema';
import { deviceStatuses, ears } from '@/domain/devices/device';

const text = string().nullable().default(null);
const block = mixed<ClaimBlock>().oneOf(claimBlocks).nullable().default(null);

const wireAids = object({
  /** Whole cents. */
  lossFee: number().integer().required(),
  aids: array(
    object({
      id: string().required(),
      serial: string().required(),
      ear: string().oneOf(ears).required(),
      status: string().oneOf(deviceStatuses).required(),
      orderId: text,
      model: object({
        name: string().required(),
        level: text,
        colour: text,
        imageUrl: text,
      }).required(),
      care: careSchema.required(),
      warrantyEndsOn: text,
      lossEndsOn: text,
      blocks: object({ fault: block, damage: block, loss: block }).required(),
    }).required(),
  ).required(),
  claims: array(
    object({
      id: string().required(),
      ear: string().oneOf(ears).nullable().default(null),
      kind: string().oneOf(claimKinds).required(),
      status: string().oneOf(claimStatuses).required(),
      note: text,
      fee: number().integer().required(),
      feePaidAt: text,
      /** Whole cents; zero while nothing went back. */
      feeRefunded: number().integer().required(),
      label: object({ trackingCode: string().required() }).nullable().default(null),
      parcel: object({ trackingCode: string().required(), serial: text }).nullable().default(null),
      isWithdrawable: boolean().required(),
      createdAt: string().required(),
    }).required(),
  ).required(),
  adjustments: array(
    object({
      id: string().required(),
      status: string().oneOf(adjustmentStatuses).required(),
      notice: string().oneOf(notices).required(),
      place: string().oneOf(noticePlaces).required(),
      ear: string().oneOf(noticeEars).required(),
      note: string().defined(),
      staffName: text,
      changedAt: text,
      helped: string().oneOf(helpedAnswers).nullable().default(null),
      isAsked: boolean().required(),
      createdAt: string().required(),
    }).required(),
  ).required(),
});

/** The customer's hearing aids with their reports and requests. */
export type AidsView = InferType<typeof wireAids>;
export type AidView = AidsView['aids'][number];
export type ClaimView = AidsView['claims'][number];
export type AdjustmentView = AidsView['adjustments'][number];

export const readAids = () => asked(productRequest('/api/devices'));

export type ClaimReport = {
  device_id: string;
  kind: ClaimKind;
  faults: readonly string[];
  words: string;
  photos: readonly string[];
};

export const reportClaim = (report: ClaimReport, locale: string) =>
  asked(productRequest('/api/device-claim', { ...report, locale }));

export const withdrawClaim = (id: string) =>
  asked(productRequest('/api/device-claim', { id }, 'PUT'));

export const askForChange = (
  taps: { notice: string; place: string; ear: string; words: string },
  locale: string,
) => asked(productRequest('/api/device-adjustment', { ...taps, locale }));

export const sayHelped = (id: string, helped: HelpedAnswer, locale: string) =>
  asked(productRequest('/api/device-adjustment', { id, helped, locale }, 'PUT'));

export type Registration = {
  aids: readonly { serial: string; ear: string }[];
  model: string;
  bought_on: string;
  proof: string;
};

export const registerAids = (registration: Registration) =>
  asked(productRequest('/api/devices', registration));

/** Sends a photo or a receipt; the answer is the file's id. */
export async function sendPhoto(file: File): Promise<StoreAnswer<string>> {
  const form = new FormData();
  form.set('purpose', 'device');
  form.set('file', file);
  const answer = await uploadRequest({
    path: '/api/upload-hearing-test',
    form,
    onProgress: () => undefined,
  });
  if (!answer.ok) return answer;
  const sent = object({ id: string().required() });
  return sent.isValidSync(answer.value)
    ? { ok: true, value: sent.cast(answer.value).id }
    : unreadableRefusal(answer.value);
}

/** Downloads the label for sending an aid to us. */
export async function saveRepairLabel(id: string): Promise<StoreAnswer<null>> {
  const query = new URLSearchParams({ id }).toString();
  const answer = await productDocument(`/api/device-claim-label?${query}`);
  if (!answer.ok) return answer;
  saveFile(answer.value, 'repair-label.pdf');
  return { ok: true, value: null };
}

async function asked(request: Promise<StoreAnswer<unknown>>): Promise<StoreAnswer<AidsView>> {
  const answer = await request;
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: wireAids.validateSync(answer.value, { stripUnknown: true }) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}
