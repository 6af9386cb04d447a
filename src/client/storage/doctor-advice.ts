import type { RedFlag } from '@/domain/audiometry/red-flags';
import {
  adviceWith,
  parseDoctorAdvice,
  type AdviceSource,
  type DoctorAdvice,
} from '@/domain/hearing/doctor-advice';
import { readPrivate, writePrivate } from '../private/private-storage';

const key = 'doctor-advice';

/** Whether this shopper was told to see a doctor first. It stays on this device, like the answers it comes from. */
export function readDoctorAdvice(): DoctorAdvice | null {
  return readPrivate(key, parseDoctorAdvice);
}

/** Keeps what one source says now; without flags that source says nothing any more, and the others stay. */
export function keepAdviceFrom(source: AdviceSource, flags: readonly RedFlag[]): void {
  const before = readDoctorAdvice();
  const after = adviceWith(before, source, flags);
  if (before !== null || after !== null) writePrivate(key, after);
}

/** The shopper said that they will see a doctor, or took it back. */
export function acknowledgeAdvice(isAcknowledged: boolean): void {
  const advice = readDoctorAdvice();
  if (advice) writePrivate(key, { ...advice, isAcknowledged });
}
