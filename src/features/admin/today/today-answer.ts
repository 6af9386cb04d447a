import { array, number, object, string, type InferType } from 'yup';
import { holdReasons } from '@/domain/provinces';

const waiting = {
  count: number().integer().required(),
  /** ISO UTC. */
  since: string().nullable().defined(),
};

/** What `/api/admin-today` answers. */
export const todaySchema = object({
  heldOrders: array(
    object({ ...waiting, reason: string().oneOf(holdReasons).nullable().defined() }).required(),
  ).required(),
  ordersToShip: object(waiting).required(),
  tests: object({ ...waiting, flagged: number().integer().required() }).required(),
  messages: object(waiting).required(),
  returns: object(waiting).required(),
  callWishes: object(waiting).required(),
  calls: object(waiting).required(),
  failedJobs: object(waiting).required(),
});
export type TodayAnswer = InferType<typeof todaySchema>;
