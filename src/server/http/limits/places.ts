import { AppError } from '@/domain/failures/errors';

/** So much of one kind of work at a time, in this process. */
export interface Places {
  /**
   * Does the work when there is a place for it and for this peer. Throws `unavailable` with `Retry-After` when there is
   * none: whoever waits in a line of ours would hold the memory that the line is to save.
   */
  within<T>(peer: string, work: () => Promise<T>): Promise<T>;
}

type PlacesOptions = {
  most: number;
  /** Of one peer, who would otherwise keep everybody else out by being slow. */
  mostOfPeer: number;
  retrySeconds: number;
};

export function createPlaces({ most, mostOfPeer, retrySeconds }: PlacesOptions): Places {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    async within(peer, work) {
      const own = taken.get(peer) ?? 0;
      if (all >= most || own >= mostOfPeer) {
        throw new AppError('unavailable', 'We are busy right now. Please try again in a moment.', {
          headers: { 'Retry-After': String(retrySeconds) },
        });
      }
      all += 1;
      taken.set(peer, own + 1);
      try {
        return await work();
      } finally {
        all -= 1;
        const left = (taken.get(peer) ?? 1) - 1;
        if (left > 0) taken.set(peer, left);
        else taken.delete(peer);
      }
    },
  };
}
