import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { choices } from '../../catalogue/product-choice';
import { techLevels } from '../../catalogue/tech-levels';
import { healthSigns } from '../../audiometry/red-flags';
import { earSides, type EarSide } from '../../audiometry/test-result';
import { basisFaults } from '../../fitting/fitting-basis';
import { resultSchema, sheetSchema } from '../../fitting/stored-sheet';
import { orderStatuses } from '../../orders/order-machine';
import { holdReasons } from '../../provinces';

const text = string().nullable().default(null);

const storedSheet = object({
  id: string().required(),
  version: number().integer().required(),
  sheet: sheetSchema.required(),
  signature: object({
    clinician: string().defined(),
    licence: string().defined(),
    at: string().required(),
  })
    .nullable()
    .default(null),
  staffName: string().required(),
  createdAt: string().required(),
});
export type StaffSheet = InferType<typeof storedSheet>;

/** The answer of `/api/admin-fitting`. */
export const fittingAnswer = object({
  order: object({
    id: string().required(),
    number: string().required(),
    status: string().oneOf(orderStatuses).required(),
    holdReason: string().oneOf(holdReasons).nullable().default(null),
    state: text,
    name: text,
    lines: array(
      object({
        id: string().required(),
        productName: string().required(),
        variantName: text,
        imageUrl: text,
        quantity: number().integer().required(),
      }).required(),
    ).required(),
  }).required(),
  ordered: object({
    level: string().oneOf(techLevels).nullable().defined(),
    receiver: string().oneOf(choices.receiver).nullable().defined(),
    ears: array(mixed<EarSide>().oneOf(earSides).required()).required(),
  }).required(),
  test: object({
    id: string().required(),
    isFlagged: boolean().required(),
    signs: array(string().oneOf(healthSigns).required()).required(),
    result: resultSchema.required(),
    fault: string().oneOf(basisFaults).nullable().defined(),
  })
    .nullable()
    .default(null),
  papers: array(
    object({ kind: string().required(), id: string().required() }).required(),
  ).required(),
  sheets: array(storedSheet.required()).required(),
  clinician: object({ name: string().defined(), licence: string().defined() }).required(),
});
export type FittingView = InferType<typeof fittingAnswer>;
