import { pino } from 'pino';
import { plainWords } from './plain-words';

/** Fields that describe the fault and never a person. Lists of recipients and database rows are not among them. */
const technical = [
  ...['code', 'errno', 'syscall', 'status', 'command', 'responseCode'],
  ...['severity', 'schema', 'table', 'column', 'constraint', 'routine'],
] as const;

/**
 * An error in the form allowed in the log and with a job: type, message and stack with those of its causes, without
 * anything that could be about a person, and its technical fields. Mail servers name the mailbox in their messages.
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
