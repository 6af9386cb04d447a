import { pino } from 'pino';
import { plainWords } from './plain-words';

/** What tells about the fault and never about a person. Lists of recipients and rows of a database are not among it. */
const technical = [
  ...['code', 'errno', 'syscall', 'status', 'command', 'responseCode'],
  ...['severity', 'schema', 'table', 'column', 'constraint', 'routine'],
] as const;

/**
 * An error as it may be written down, in the log and with a job: type, message and stack with those of its causes,
 * without anything that could be about a person, and its technical fields. Mail servers name the mailbox in what they say.
 */
export function plainError(error: Error): Record<string, unknown> {
  const { type, message, stack } = pino.stdSerializers.err(error);
  const fields = technical.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return {
    type,
    message: plainWords(message),
    stack: plainWords(stack),
    ...Object.fromEntries(fields),
  };
}
