import type { Frequency } from './frequencies';
import type { ProcedureSettings } from './procedure-state';
import { levelLimits, softestHelperLevelDb, softestLevelDb, type LevelLimits } from './safety';
import type { EarSide } from './test-result';

/** The levels a pitch may be played at by a headphone cup. */
export function limitsOf(
  settings: ProcedureSettings,
  channel: EarSide,
  hz: Frequency,
): LevelLimits {
  return levelLimits({
    zeroDbfs: settings.scale[channel][hz],
    isAnchored: settings.isAnchored,
    isSensitive: settings.isSensitive,
    softestDb: settings.isHelper ? softestHelperLevelDb : softestLevelDb,
  });
}
