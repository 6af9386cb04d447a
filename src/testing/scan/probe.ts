import type { ScanRequest } from './scan-request';
import type { ScanTarget } from './scan-targets';

/** One kind of attack; `requests` lists what it tries on one target. */
export type Probe = {
  name: string;
  /** Runs once for the whole shop and not for each target. */
  isOnce?: true;
  requests: (target: ScanTarget, place: ScanPlace) => readonly ScanRequest[];
};

/** @property canary an address that only this scan knows: a call to it can only come from the shop */
type ScanPlace = { canary: string };
