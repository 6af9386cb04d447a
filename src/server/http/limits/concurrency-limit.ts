import { AppError } from '@/domain/failures/errors';

/** A concurrency limit for one kind of work in this process. */
export interface ConcurrencyLimit {
  /**
   * Does the work when there is a place for it and for this client. Throws `unavailable` with `Retry-After` when there is
   * none: whoever waits in a line of ours would hold the memory that the line is to save.
   */
  within<T>(clientAddress: string, work: () => Promise<T>): Promise<T>;
}

type ConcurrencyLimitOptions = {
  most: number;
  /** Of one client, who would otherwise keep everybody else out by being slow. */
  mostOfClient: number;
  retrySeconds: number;
};

export function createConcurrencyLimit({
  most,
  mostOfClient,
  retrySeconds,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    async within(clientAddress, work) {
      const own = taken.get(clientAddress) ?? 0;
      if (all >= most || own >= mostOfClient) {
        throw new AppError('unavailable', 'We are busy right now. Please try again in a moment.', {
          headers: { 'Retry-After': String(retrySeconds) },
        });
      }
      all += 1;
      taken.set(clientAddress, own + 1);
      try {
        return await work();
      } finally {
        all -= 1;
        const left = (taken.get(clientAddress) ?? 1) - 1;
        if (left > 0) taken.set(clientAddress, left);
        else taken.delete(clientAddress);
      }
    },
  };
}
