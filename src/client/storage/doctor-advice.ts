import type { RedFlag } from '@/domain/audiometry/red-flags';
import {
  adviceWith,
  parseDoctorAdvice,
  type AdviceSource,
  type DoctorAdvice,
} from '@/domain/hearing/doctor-advice';
import { readPrivate, writePrivate } from '../private/private-storage';

const key = 'doctor-advice';

/** The advice to see a doctor first, if this shopper got it. It stays on this device, like the answers behind it. */
export function readDoctorAdvice(): DoctorAdvice | null {
  return readPrivate(key, parseDoctorAdvice);
}

/** Replaces the advice of one source; without flags it removes that source's. Other sources stay. */
export function keepAdviceFrom(source: AdviceSource, flags: readonly RedFlag[]): void {
  const before = readDoctorAdvice();
  const after = adviceWith(before, source, flags);
  if (before !== null || after !== null) writePrivate(key, after);
}

/** Records that the shopper will see a doctor, or takes that back. */
export function acknowledgeAdvice(isAcknowledged: boolean): void {
  const advice = readDoctorAdvice();
  if (advice) writePrivate(key, { ...advice, isAcknowledged });
}
