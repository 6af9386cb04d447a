import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { productRequest } from '@/client/requests/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import {
  benefitMoments,
  type BenefitMeasure,
  type BenefitMoment,
  type BenefitRecord,
  type GoalStep,
} from '@/domain/benefit/measures';
import { currencyCodes } from '@/domain/money';
import type { DayAnswer } from '@/domain/sixty-days/answers';
import { dayPages, type DayPage } from '@/domain/sixty-days/plan';
import type { Trial } from '@/domain/trial';

const isRecord = (value: unknown): value is BenefitRecord =>
  typeof value === 'object' && value !== null && 'measure' in value && 'values' in value;

const trialSchema = object({
  order: object({
    id: string().required(),
    number: string().required(),
    currency: string().oneOf(currencyCodes).required(),
  }).required(),
  trial: mixed<Trial>(
    (value): value is Trial => typeof value === 'object' && value !== null && 'state' in value,
  ).required(),
  day: number().integer().nullable().defined(),
  plan: array(
    object({
      page: string().oneOf(dayPages).required(),
      day: number().integer().required(),
    }).required(),
  ).required(),
  answers: array(
    object({
      page: string().oneOf(dayPages).required(),
      answer: mixed<DayAnswer>().required(),
      at: string().required(),
    }).required(),
  ).required(),
  goals: array(
    object({ id: string().required(), text: string().required() }).required(),
  ).required(),
  records: array(mixed<BenefitRecord>(isRecord).required()).required(),
  moment: string().oneOf(benefitMoments).nullable().defined(),
  keptAt: string().nullable().defined(),
  refundable: number().integer().required(),
  warrantyEndsOn: string().nullable().defined(),
});

const textsSchema = {
  state: string().oneOf(['asked', 'on', 'off']).required(),
  phoneEnd: string().nullable().defined(),
};

const viewSchema = object({
  trial: trialSchema.nullable().default(null),
  writing: string().oneOf(['on', 'paused', 'stopped']).required(),
  texts: object({ ...textsSchema, isOffered: boolean().required() }).required(),
});

/** The customer's trial, and whether they are written to. */
export type SixtyDaysView = InferType<typeof viewSchema>;
export type TrialOfCustomer = NonNullable<SixtyDaysView['trial']>;
export type Writing = SixtyDaysView['writing'];

const textNumberSchema = object(textsSchema);
export type TextNumber = InferType<typeof textNumberSchema>;

export async function readSixtyDays(): Promise<StoreAnswer<SixtyDaysView>> {
  return viewIn(await productRequest('/api/sixty-days'));
}

export async function saveDayAnswer(
  orderId: string,
  page: DayPage,
  answer: DayAnswer,
): Promise<StoreAnswer<SixtyDaysView>> {
  return viewIn(
    await productRequest('/api/sixty-days/answer', { order_id: orderId, page, answer }),
  );
}

export async function saveGoals(
  orderId: string,
  goals: readonly string[],
): Promise<StoreAnswer<SixtyDaysView>> {
  return viewIn(await productRequest('/api/sixty-days/goals', { order_id: orderId, goals }, 'PUT'));
}

export async function saveBenefit(
  orderId: string,
  record: {
    moment: BenefitMoment;
    measure: BenefitMeasure;
    values: Readonly<Record<string, GoalStep>>;
  },
): Promise<StoreAnswer<SixtyDaysView>> {
  return viewIn(await productRequest('/api/sixty-days/benefit', { order_id: orderId, ...record }));
}

export async function saveKeep(orderId: string): Promise<StoreAnswer<SixtyDaysView>> {
  return viewIn(await productRequest('/api/sixty-days/keep', { order_id: orderId }));
}

export async function saveWriting(state: Writing): Promise<StoreAnswer<SixtyDaysView>> {
  return viewIn(await productRequest('/api/sixty-days/writing', { state }, 'PUT'));
}

/** Sends a code to the number, in the language of the page. */
export async function askForTexts(phone: string, locale: string): Promise<StoreAnswer<TextNumber>> {
  return numberIn(await productRequest('/api/text-number', { phone, locale }));
}

export async function confirmTexts(code: string, locale: string): Promise<StoreAnswer<TextNumber>> {
  return numberIn(await productRequest('/api/text-number', { code, locale }, 'PUT'));
}

export async function leaveTexts(locale: string): Promise<StoreAnswer<TextNumber>> {
  return numberIn(await productRequest('/api/text-number/leave', { locale }));
}

function viewIn(answer: StoreAnswer<unknown>): StoreAnswer<SixtyDaysView> {
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: viewSchema.validateSync(answer.value, { stripUnknown: true }) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}

function numberIn(answer: StoreAnswer<unknown>): StoreAnswer<TextNumber> {
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: textNumberSchema.validateSync(answer.value, { stripUnknown: true }) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}
