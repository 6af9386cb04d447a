import { array, boolean, object, string, type InferType } from 'yup';
import { callStatuses, callWays } from '../../consultations/booking';
import { defaultLocale, locales } from '../../words/locale';
import { recordProofSchema } from './record-proof';

/** A booked call as our staff sees it. */
export const callSchema = object({
  id: string().required(),
  /** ISO UTC. */
  start: string().required(),
  name: string().required(),
  email: string().required(),
  phone: string().defined(),
  way: string().oneOf(callWays).required(),
  hasCompanion: boolean().required(),
  timeZone: string().required(),
  status: string().oneOf(callStatuses).required(),
  /** What the person reads. */
  locale: string().oneOf(locales).default(defaultLocale),
  doNotPhone: boolean().required(),
  proof: recordProofSchema.required(),
});
export type Call = InferType<typeof callSchema>;

/** The answer of `/api/admin-consultation-week`. */
export const weekSchema = object({
  /** Monday to Friday, as `2026-11-23`. */
  days: array(string().required()).required(),
  before: string().required(),
  after: string().required(),
  calls: array(callSchema.required()).required(),
});
export type Week = InferType<typeof weekSchema>;

/** A person who wants to be called. */
export const callRequestSchema = object({
  id: string().required(),
  name: string().required(),
  email: string().required(),
  phone: string().defined(),
  /** ISO UTC. */
  createdAt: string().required(),
  doneAt: string().nullable().defined(),
  doNotPhone: boolean().required(),
  /** The person had asked us not to phone, and asked for this one call. */
  isOnceOnly: boolean().required(),
});
export type CallRequest = InferType<typeof callRequestSchema>;
