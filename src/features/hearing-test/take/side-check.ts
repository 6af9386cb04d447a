import type { EarSide } from '@/domain/audiometry/test-result';

/** Number of tones in the check, half of them in each ear, and how many have to be placed rightly. */
export const sideTones = 6;
const neededRight = 5;

/** Whether the check is passed. Guessing passes one check in nine; with mono sound nobody can pass by hearing. */
export function isPassed(correct: number): boolean {
  return correct >= neededRight;
}

/** Three tones per side, in an unpredictable order. */
export function sideOrder(random: () => number): EarSide[] {
  const sides: EarSide[] = ['L', 'L', 'L', 'R', 'R', 'R'];
  return sides
    .map((side) => ({ side, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ side }) => side);
}
