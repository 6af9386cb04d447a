import { parseDoctorAdvice, type DoctorAdvice } from '@/domain/doctor-advice';
import { readStored, writeStored } from './storage';

const key = 'doctor-advice';

/** Whether this shopper was told to see a doctor first; it stays on this device, like the answers it comes from. */
export function readDoctorAdvice(): DoctorAdvice | null {
  return readStored(key, parseDoctorAdvice);
}

/** Null: nothing speaks for a doctor any more. */
export function keepDoctorAdvice(advice: DoctorAdvice | null): void {
  writeStored(key, advice);
}
