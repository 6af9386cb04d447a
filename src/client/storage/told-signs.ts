import type { HealthSign } from '@/domain/audiometry/red-flags';
import { parseToldSigns, type ToldSigns } from '@/domain/hearing/told-signs';
import { readPrivate, writePrivate } from '../private/private-storage';

const key = 'health-signs';

/** What this person told about signs that call for a doctor; null when nobody asked them here yet. */
export function readToldSigns(): ToldSigns | null {
  return readPrivate(key, parseToldSigns);
}

/** Keeps the signs on this device, so that no other page asks for them. An answer about noise stays until a new one. */
export function keepToldSigns(signs: readonly HealthSign[], hasTroubleInNoise?: boolean): void {
  const before = readToldSigns()?.hasTroubleInNoise ?? null;
  writePrivate(key, { signs, hasTroubleInNoise: hasTroubleInNoise ?? before });
}

/** Removes them, with the result that they were told beside. */
export function forgetToldSigns(): void {
  writePrivate(key, null);
}
