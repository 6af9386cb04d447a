import { healthSigns, type HealthSign } from '../audiometry/red-flags';

/**
 * What a person has told about signs that call for a doctor: asked once, then shown with a way to change it. It is
 * about the person who uses this device, not about somebody they help.
 */
export type ToldSigns = {
  /** Empty: they said that none fits. */
  signs: readonly HealthSign[];
  /** Whether talk in noise is what they most want help with; null when nobody asked. */
  hasTroubleInNoise: boolean | null;
};

/** Reads what an earlier page stored; null for anything else. Parsed by hand: the finder loads no schema library. */
export function parseToldSigns(stored: unknown): ToldSigns | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { signs, hasTroubleInNoise }: Partial<Record<keyof ToldSigns, unknown>> = stored;
  if (!Array.isArray(signs)) return null;
  return {
    signs: healthSigns.filter((sign) => signs.includes(sign)),
    hasTroubleInNoise: typeof hasTroubleInNoise === 'boolean' ? hasTroubleInNoise : null,
  };
}
