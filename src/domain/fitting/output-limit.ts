/** Losses up to this do not raise the level of discomfort. */
const flatUpToDbHl = 40;
const normalDiscomfortDbHl = 100;
/** Rise of the level of discomfort with the loss above that, in dB per dB. */
const riseDb = 0.5;

/**
 * Expected level of discomfort in dB HL for a loss: 100 up to a loss of 40, then half a dB more for each dB. The pooled
 * data of Pascoe (1988, 13th Danavox Symposium, table 4) as others quote them: 140 at a loss of 120. Single people
 * differ from it by 10 dB and more, so a measured level always wins.
 */
export function expectedDiscomfortDbHl(lossDbHl: number): number {
  return normalDiscomfortDbHl + riseDb * Math.max(0, lossDbHl - flatUpToDbHl);
}

/**
 * The loudest output an aid may reach at a pitch, in dB HL: the measured level of discomfort, else the expected one.
 * The maker's fitting software turns dB HL into its own coupler levels.
 *
 * @param measuredDbHl null when discomfort was not measured at this pitch
 */
export function outputLimitDbHl(lossDbHl: number, measuredDbHl: number | null): number {
  return measuredDbHl ?? expectedDiscomfortDbHl(lossDbHl);
}
