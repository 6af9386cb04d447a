import type { ScanRequest } from './scan-request';
import type { ScanTarget } from './scan-targets';

/** One way to attack; `requests` is what it tries on one target. */
export type Probe = {
  name: string;
  /** Once for the whole shop instead of at each target. */
  isOnce?: true;
  requests: (target: ScanTarget, place: ScanPlace) => readonly ScanRequest[];
};

/** @property canary an address that only this scan knows: whoever asks there was sent by us */
type ScanPlace = { canary: string };
