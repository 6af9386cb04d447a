import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { parseTestResult, type TestResult } from '../../audiometry/test-result';
import { reviewDecisions, reviewStates } from '../../hearing/hearing-review';
import { orderStatuses } from '../../orders/order-machine';
import { holdReasons } from '../../provinces';
import { questionnaireAnswersSchema } from '../../hearing/questionnaire';
import { healthSigns, measuredSigns } from '../../audiometry/red-flags';
import { uploadExtensions } from '../../hearing/upload';
import { recordProofSchema } from './record-proof';
import { waiverSchema } from './waiver';

const orderSchema = object({
  id: string().required(),
  /** Null where orders are in a hosted store. */
  number: string().nullable().defined(),
  status: string().oneOf(orderStatuses).nullable().defined(),
  holdReason: string().oneOf(holdReasons).nullable().defined(),
});
export type TestOrder = InferType<typeof orderSchema>;

const orders = array(orderSchema.required()).required();

const line = {
  id: string().required(),
  email: string().required(),
  name: string().defined(),
  /** ISO UTC. */
  takenAt: string().required(),
  reviewState: string().oneOf(reviewStates).required(),
  isFlagged: boolean().required(),
  proof: recordProofSchema.required(),
  orders,
};

/** A line of the list of tests. */
export const testLineSchema = object({
  ...line,
  reliability: string()
    .oneOf(['good', 'fair', 'poor'] as const)
    .required(),
  doNotPhone: boolean().required(),
});
export type TestLine = InferType<typeof testLineSchema>;

const reviewSchema = object({
  id: string().required(),
  decision: string().oneOf(reviewDecisions).required(),
  note: string().defined(),
  staffName: string().required(),
  at: string().required(),
});

export const reviewAnswerSchema = object({ review: reviewSchema.required() });

const testSchema = object({
  ...line,
  provider: string()
    .oneOf(['built-in', 'external', 'entered'] as const)
    .required(),
  expiresAt: string().required(),
  result: mixed(
    (value: unknown): value is TestResult => parseTestResult(value) !== null,
  ).required(),
  /** Signs that its owner reported with it. */
  signs: array(string().oneOf(healthSigns).required()).required(),
  reviews: array(reviewSchema.required()).required(),
});
export type StaffTest = InferType<typeof testSchema>;

const fileSchema = object({
  id: string().required(),
  name: string().required(),
  extension: string().oneOf(uploadExtensions).required(),
  size: number().required(),
  createdAt: string().required(),
  proof: recordProofSchema.required(),
  orders,
});
export type SentFile = InferType<typeof fileSchema>;

const questionnaireSchema = object({
  id: string().required(),
  answers: questionnaireAnswersSchema.required(),
  redFlags: array(
    object({
      sign: string()
        .oneOf([...healthSigns, ...measuredSigns])
        .required(),
      urgency: string()
        .oneOf(['now', 'soon'] as const)
        .required(),
    }).required(),
  ).required(),
  createdAt: string().required(),
  proof: recordProofSchema.required(),
});
export type SentQuestionnaire = InferType<typeof questionnaireSchema>;

/** The answer of `/api/admin-hearing-result-details`. */
export const detailsSchema = object({
  email: string().required(),
  doNotPhone: boolean().required(),
  results: array(testSchema.required()).required(),
  uploads: array(fileSchema.required()).required(),
  questionnaires: array(questionnaireSchema.required()).required(),
  waivers: array(waiverSchema.required()).default([]),
});
export type Details = InferType<typeof detailsSchema>;
