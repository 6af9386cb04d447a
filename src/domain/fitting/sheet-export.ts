import { changesSince, fittedSides, type FittingSheet } from './fitting-sheet';

export type ExportedSheet = {
  orderNumber: string;
  version: number;
  sheet: FittingSheet;
  before: FittingSheet | null;
  /** Name, licence and moment (ISO UTC) of the signature; null before. */
  signature: { clinician: string; licence: string; at: string } | null;
};

/** Escapes text that a spreadsheet would take for a formula with an apostrophe. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const head = [
  'order',
  'sheet',
  'signed_by',
  'signed_at',
  'basis',
  'rule',
  'dome',
  'ear',
  'frequency_hz',
  'threshold_db_hl',
  'band_db',
  'target_50_db',
  'target_65_db',
  'target_80_db',
  'target_65_low_db',
  'target_65_high_db',
  'start_65_db',
  'change_65_db',
  'maximum_output_db_hl',
];

const tenth = (db: number) => Math.round(db * 10) / 10;

/** A sheet as a spreadsheet table: a line for each pitch and ear, gains in dB. */
export function sheetAsCsv({
  orderNumber,
  version,
  sheet,
  before,
  signature,
}: ExportedSheet): string {
  const lines = fittedSides(sheet).flatMap((side) => {
    const changes = changesSince(sheet, before, side);
    return (sheet.ears[side]?.targets ?? []).map((at) => {
      const change = changes?.find(({ hz }) => hz === at.hz);
      return [
        ...[orderNumber, version, signature?.clinician ?? null, signature?.at ?? null],
        ...[sheet.basis, sheet.rule, sheet.dome, side === 'R' ? 'right' : 'left'],
        ...[at.hz, tenth(at.thresholdDbHl), sheet.bandDb === null ? null : tenth(sheet.bandDb)],
        ...[at.target.soft, at.target.talk, at.target.loud].map(tenth),
        ...[at.band.lowDb, at.band.highDb, at.start.talk].map(tenth),
        change ? tenth(change.targetDb) : null,
        tenth(at.maximumOutputDbHl),
      ];
    });
  });
  return [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n';
}
