import { array, boolean, number, object, string, type InferType } from 'yup';
import {
  clinicFrequencies,
  loudestClinicDb,
  resultOfAudiogram,
  softestClinicDb,
} from '@/domain/audiometry/own-audiogram';
import { AppError } from '@/domain/failures/errors';
import { domes } from '@/domain/fitting/corrections';
import { fittingBases } from '@/domain/fitting/fitting-basis';
import type { SheetChoices } from '@/domain/fitting/fitting-sheet';
import { discomfortOfEars } from '@/domain/fitting/stored-sheet';
import { hasHearingAid, type Order } from '@/domain/orders/order';
import type { Services } from '@/server/main/services';
import { recordId } from '../../endpoints/hearing-inputs';

const marks = array(
  object({
    hz: number().oneOf(clinicFrequencies).required(),
    db: number().min(softestClinicDb).max(loudestClinicDb).required(),
    noResponse: boolean().optional(),
  }).required(),
).max(clinicFrequencies.length);

/** What a sheet is to be made from: the input of every endpoint that makes one. */
export const sheetInput = object({
  order_id: recordId,
  /** The newest version on the screen; 0 for none. */
  after: number().integer().min(0).max(10_000).required(),
  basis: string().oneOf(fittingBases).required(),
  /** Both ears of an audiogram that was typed in or measured through the aids, and when it was made. */
  audiogram: object({ R: marks.required(), L: marks.required() }).nullable().default(null),
  taken_at: string()
    .max(40)
    .test('time', (text) => text === undefined || !Number.isNaN(Date.parse(text))),
  is_first_time: boolean().required(),
  dome: string().oneOf(domes).nullable().default(null),
  discomfort: discomfortOfEars.default({}),
});

export type SheetInput = InferType<typeof sheetInput>;

/** An order of hearing aids; refused where there is none, or none of ours. */
export async function fittedOrder(orderId: string, services: Services): Promise<Order> {
  const order = await services.commerce.orders.findOrder(orderId);
  if (!order || !hasHearingAid(order)) {
    throw new AppError('not_found_error', 'There is no order of hearing aids with this id');
  }
  return order;
}

/** The newest test that the order has; null without one. */
export async function testOfOrder(orderId: string, { hearing }: Services) {
  const items = await hearing.profiles.itemsOf(orderId);
  const newest = items.findLast(({ kind }) => kind === 'test');
  return newest ? hearing.staffResults.find(newest.reference) : null;
}

/** Reads the audiogram of the basis: a browser never sends the result of a saved test. */
export async function choicesOf(input: SheetInput, services: Services): Promise<SheetChoices> {
  const { basis, audiogram } = input;
  const choices = {
    basis,
    isFirstTime: input.is_first_time,
    dome: input.dome,
    discomfortDbHl: input.discomfort,
  };
  if (basis === 'starting') return { ...choices, result: null, testId: null };
  if (basis === 'test') {
    const test = await testOfOrder(input.order_id, services);
    if (!test) throw new AppError('validation_error', 'This order has no test', { param: 'basis' });
    return { ...choices, result: { ...test.result, trials: undefined }, testId: test.id };
  }
  if (!audiogram) {
    throw new AppError('validation_error', 'An audiogram is needed', { param: 'audiogram' });
  }
  const takenAt = new Date(input.taken_at ?? Date.now()).toISOString();
  return { ...choices, result: resultOfAudiogram(audiogram, takenAt), testId: null };
}
