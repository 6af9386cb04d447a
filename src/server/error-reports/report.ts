import { array, boolean, number, object, string, type InferType } from 'yup';
import { plainAddress, plainWords } from './plain-words';

const words = (most: number) =>
  string().transform((text: unknown) =>
    typeof text === 'string' ? plainWords(text).slice(0, most) : undefined,
  );
const address = string().transform((text: unknown) =>
  typeof text === 'string' ? plainAddress(text).slice(0, 500) : undefined,
);
const name = (most: number) =>
  string().transform((text: unknown) =>
    typeof text === 'string' ? text.slice(0, most) : undefined,
  );
const count = number().transform((value: unknown) =>
  typeof value === 'number' ? value : undefined,
);

const frame = object({
  filename: address,
  function: name(200),
  module: name(200),
  lineno: count,
  colno: count,
  in_app: boolean().transform((value: unknown) => (typeof value === 'boolean' ? value : undefined)),
});

/**
 * The allowed content of a report, in Sentry's form (develop.sentry.dev, "Event Payloads"). Everything else is left
 * out: the user, cookies, headers, bodies, breadcrumbs, local variables, and any unknown field.
 */
const reportSchema = object({
  event_id: string()
    .strict()
    .matches(/^[0-9a-f]{32}$/)
    .required(),
  timestamp: count,
  platform: string().oneOf(['javascript', 'node']).default('javascript'),
  level: string().oneOf(['fatal', 'error', 'warning', 'info', 'debug']).default('error'),
  environment: name(64),
  release: name(100),
  message: words(1000),
  transaction: address,
  request: object({ url: address }).default(undefined),
  tags: object({
    source: name(100),
    route: name(200),
    job: name(100),
    reference: name(64),
  }).default(undefined),
  exception: object({
    values: array(
      object({
        type: name(100),
        value: words(1000),
        stacktrace: object({ frames: array(frame).max(250) }).default(undefined),
      }),
    ).max(10),
  }).default(undefined),
}).noUnknown();

export type Report = InferType<typeof reportSchema>;

/** The harmless part of a report by a browser or by us; null for anything that is not a report. */
export function parseReport(event: unknown): Report | null {
  try {
    return reportSchema.validateSync(event, { stripUnknown: true });
  } catch {
    return null;
  }
}
