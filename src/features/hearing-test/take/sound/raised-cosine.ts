/** The browser draws straight lines between these points; with so many of them the corners are not audible. */
const points = 1024;

/** Half a cosine from 0 to `peak`: a tone that starts at once clicks, and good ears hear the click at other pitches. */
export function risingCurve(peak: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: points }, (_, index) => {
    const share = index / (points - 1);
    return (peak * (1 - Math.cos(Math.PI * share))) / 2;
  });
}

/** The same downhill. */
export function fallingCurve(peak: number): Float32Array<ArrayBuffer> {
  return risingCurve(peak).reverse();
}
