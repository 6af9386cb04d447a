import { mixed, number, object, string, type InferType } from 'yup';
import { techLevels, type TechLevel } from '../../catalogue/tech-levels';

const text = string().nullable().defined();

/** A review as staff see it. Times are ISO UTC. */
export const staffReviewSchema = object({
  id: string().required(),
  productSlug: string().required(),
  level: mixed<TechLevel>().oneOf(techLevels).nullable().defined(),
  stars: number().integer().required(),
  text: string().required(),
  weeksOfUse: number().integer().required(),
  signedName: text,
  signedProvince: text,
  writtenAt: string().required(),
  answer: text,
  hiddenAt: text,
  hiddenReason: text,
  revision: number().integer().required(),
});

export type StaffReview = InferType<typeof staffReviewSchema>;
