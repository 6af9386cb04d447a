import { parseDoctorAdvice, type DoctorAdvice } from '@/domain/doctor-advice';
import { readPrivate, writePrivate } from './private/private-storage';

const key = 'doctor-advice';

/** Whether this shopper was told to see a doctor first; it stays on this device, like the answers it comes from. */
export function readDoctorAdvice(): DoctorAdvice | null {
  return readPrivate(key, parseDoctorAdvice);
}

/** Null: nothing speaks for a doctor any more. */
export function keepDoctorAdvice(advice: DoctorAdvice | null): void {
  writePrivate(key, advice);
}
