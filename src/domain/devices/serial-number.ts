import type { Ear } from './device';

const pattern = /^BH-?(\d{2}) ?-?(\d{4})[ -]?([LR])?$/;

/**
 * A serial number in the form we store: `BH-247731L`. People type it as it is printed (`BH-24 7731 L`), in any case;
 * scanners read it without gaps. Null for anything else.
 */
export function normaliseSerial(typed: string): string | null {
  const [, series, number, side = ''] = pattern.exec(typed.trim().toUpperCase()) ?? [];
  return series === undefined || number === undefined ? null : `BH-${series}${number}${side}`;
}

/** The number as it is printed on the aid: `BH-24 7731 L`. */
export function shownSerial(serial: string): string {
  return serial.replace(
    /^BH-(\d{2})(\d{4})([LR]?)$/,
    (_, series: string, rest: string, side: string) =>
      [`BH-${series}`, rest, side].filter(Boolean).join(' '),
  );
}

/** Whether the letter at the end of a serial number is that of the ear. A number without a letter fits both. */
export function fitsEar(serial: string, ear: Ear): boolean {
  const side = /[LR]$/.exec(serial)?.[0];
  return side === undefined || side === (ear === 'left' ? 'L' : 'R');
}
