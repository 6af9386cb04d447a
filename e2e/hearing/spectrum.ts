/** Spectrum of a signal; pure arithmetic. */

/** Energy outside of `hz` ± a third of an octave, in dB relative to all of it. */
export function splatterOf(signal: Float32Array, hz: number, sampleRate: number): number {
  const { re, im } = transform(signal);
  const binHz = sampleRate / re.length;
  const edge = 2 ** (1 / 3);
  let all = 0;
  let outside = 0;
  for (let bin = 0; bin <= re.length / 2; bin += 1) {
    const energy = (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2;
    const at = bin * binHz;
    all += energy;
    if (at < hz / edge || at > hz * edge) outside += energy;
  }
  return 10 * Math.log10(outside / all);
}

/** Level of the band from `low` to `high` hertz, in dB relative to an arbitrary reference. */
export function bandLevel(
  signal: Float32Array,
  [low, high]: readonly [number, number],
  sampleRate: number,
): number {
  const { re, im } = transform(signal);
  const binHz = sampleRate / re.length;
  let energy = 0;
  for (let bin = Math.ceil(low / binHz); bin * binHz < high; bin += 1) {
    energy += (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2;
  }
  return 10 * Math.log10(energy);
}

/**
 * Pitch and peak amplitude of a steady sine near `hz`. The phases of the signal's two halves give the pitch to a
 * millionth.
 */
export function sineIn(
  signal: Float32Array,
  hz: number,
  sampleRate: number,
): { hz: number; amplitude: number } {
  const half = Math.floor(signal.length / 2);
  const first = windowed(signal.subarray(0, half), hz, sampleRate);
  const second = windowed(signal.subarray(half, 2 * half), hz, sampleRate);
  const seconds = half / sampleRate;
  const turned = second.phase - first.phase - 2 * Math.PI * hz * seconds;
  const drift = turned - 2 * Math.PI * Math.round(turned / (2 * Math.PI));
  const found = hz + drift / (2 * Math.PI * seconds);
  return { hz: found, amplitude: windowed(signal, found, sampleRate).amplitude };
}

function windowed(signal: Float32Array, hz: number, sampleRate: number) {
  let [re, im, weights] = [0, 0, 0];
  signal.forEach((x, index) => {
    const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / signal.length);
    const angle = (2 * Math.PI * hz * index) / sampleRate;
    re += x * weight * Math.cos(angle);
    im -= x * weight * Math.sin(angle);
    weights += weight;
  });
  return { phase: Math.atan2(im, re), amplitude: (2 * Math.hypot(re, im)) / weights };
}

/** Fourier transform of the signal, filled up with silence to a power of two (Cooley and Tukey). */
function transform(signal: Float32Array): { re: Float64Array; im: Float64Array } {
  const size = 2 ** Math.ceil(Math.log2(signal.length));
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  const bits = Math.log2(size);
  signal.forEach((x, index) => {
    re[reversed(index, bits)] = x;
  });
  for (let span = 2; span <= size; span *= 2) butterflies(re, im, span);
  return { re, im };
}

function butterflies(re: Float64Array, im: Float64Array, span: number) {
  const half = span / 2;
  for (let k = 0; k < half; k += 1) {
    const c = Math.cos((-2 * Math.PI * k) / span);
    const s = Math.sin((-2 * Math.PI * k) / span);
    for (let a = k; a < re.length; a += span) {
      const b = a + half;
      const [x, y] = [re[b] ?? 0, im[b] ?? 0];
      const [u, v] = [x * c - y * s, x * s + y * c];
      const [p, q] = [re[a] ?? 0, im[a] ?? 0];
      re[b] = p - u;
      im[b] = q - v;
      re[a] = p + u;
      im[a] = q + v;
    }
  }
}

function reversed(index: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit += 1) result = (result << 1) | ((index >> bit) & 1);
  return result;
}
