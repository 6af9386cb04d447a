import { AppError } from '@/domain/failures/errors';

/**
 * swell-js waits for ever and queues later cart calls behind a hanging one, so each answer has a deadline (contract,
 * pitfall 2).
 */
const answerDeadlineMs = 14_000;

/** The work's result, or a `timeout` refusal when it takes too long. The work itself is not aborted. */
export async function withDeadline<T>(
  work: Promise<T>,
  milliseconds = answerDeadlineMs,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('timeout', 'This took too long. Please try again.'));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
