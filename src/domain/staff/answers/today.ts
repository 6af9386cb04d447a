import { array, number, object, string, type InferType } from 'yup';
import { shownHoldReasons } from '../../orders/order-for-staff';

const waiting = {
  count: number().integer().required(),
  /** ISO UTC. */
  since: string().nullable().defined(),
};

const optional = object(waiting).default(undefined).optional();

/** The answer of `/api/admin-today`: only the sections of one's own role. */
export const todaySchema = object({
  heldOrders: array(
    object({
      ...waiting,
      reason: string().oneOf(shownHoldReasons).nullable().defined(),
    }).required(),
  ).optional(),
  ordersToShip: optional,
  tests: object({ ...waiting, flagged: number().integer().required() })
    .default(undefined)
    .optional(),
  messages: optional,
  returns: optional,
  callRequests: optional,
  calls: optional,
  trials: optional,
  devices: optional,
  failedJobs: optional,
});
export type TodayAnswer = InferType<typeof todaySchema>;
