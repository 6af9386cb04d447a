/** The browser interpolates linearly between these points; with this many, the corners are inaudible. */
const points = 1024;

/**
 * Half a cosine from 0 to `peak`: a tone that starts abruptly clicks, and good ears hear the click at other pitches.
 */
export function risingCurve(peak: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: points }, (_, index) => {
    const share = index / (points - 1);
    return (peak * (1 - Math.cos(Math.PI * share))) / 2;
  });
}

/** The same curve, falling. */
export function fallingCurve(peak: number): Float32Array<ArrayBuffer> {
  return risingCurve(peak).reverse();
}
