import type { Gate } from './gate';
import type { Plan, Simulation } from './gates';
import type { PeopleRow } from './people';
import type { PeopleReport } from './people-gates';
import { reach, type ListenerRow } from './simulation';

/** One output line of the simulation. */
export function rowOf(row: ListenerRow): string {
  const error =
    row.meanDb === null
      ? 'no threshold'
      : `${decimals(row.meanDb)} ± ${decimals(row.sdDb ?? 0)} dB`;
  const labels = `good ${percent(row.good)}, fair ${percent(row.fair)}, poor ${percent(row.poor)}`;
  const length = `${Math.round(row.tones)} tones, ${decimals(row.toneMinutes)} min`;
  return `${row.behaviour}, ${row.audiogram}: ${labels}; ${error}; ${length}`;
}

/** One output line of the simulation of people. */
export function peopleLineOf({ kind, good, fair, poor, minutes }: PeopleRow): string {
  const labels = `good ${percent(good)}, fair ${percent(fair)}, poor ${percent(poor)}`;
  return `${kind}: ${labels}; ${decimals(minutes)} min`;
}

/** The tables of docs/audiometry.md. */
export function markdownOf(
  { listeners, errors, coverage, gates }: Simulation,
  people: PeopleReport,
  { seed, careful, others, sleepers }: Pick<Plan, 'seed' | 'careful' | 'others' | 'sleepers'>,
): string {
  const loudest = reach();
  return [
    `Seed ${seed}; tests for each row: ${careful} of careful listeners, ${sleepers} of sleepers, ${others} of the others.`,
    targetsOf([...gates, ...people.gates]),
    ...peopleTablesOf(people),
    'Careful listeners by pitch, all audiograms: measured less true. Loudest level at half volume on unknown headphones.',
    table(
      ['Hz', 'Mean, dB', 'SD, dB', 'Within 10 dB', 'Threshold found', 'Loudest, dB'],
      errors.map(({ hz, meanDb, sdDb, within10, share }) => [
        String(hz),
        decimals(meanDb),
        decimals(sdDb),
        percent(within10),
        percent(share),
        String(loudest.find((one) => one.hz === hz)?.db ?? ''),
      ]),
    ),
    'By listener. Minutes are tones with the gaps before them; in brackets the 95th percentile, then all slots with the silent ones.',
    table(
      [
        'Listener',
        'Audiogram',
        'Good',
        'Fair',
        'Poor',
        'Error, dB',
        'Thresholds',
        'Tones',
        'Minutes',
      ],
      listeners.map((row) => [
        row.behaviour,
        row.audiogram,
        percent(row.good),
        percent(row.fair),
        percent(row.poor),
        row.meanDb === null ? 'none' : `${decimals(row.meanDb)} ± ${decimals(row.sdDb ?? 0)}`,
        percent(row.measured),
        String(Math.round(row.tones)),
        `${decimals(row.toneMinutes)} (${decimals(row.longestToneMinutes)}), ${decimals(row.minutes)}`,
      ]),
    ),
    'Every cup off by a calibration error of this standard deviation: how often the band holds the true threshold, and the range of grades the true one.',
    table(
      ['Calibration', 'Error SD, dB', 'Band, ± dB', 'Threshold in band', 'Grade in range'],
      coverage.map(({ mode, errorSdDb, bandDb, share, degree }) => [
        mode,
        String(errorSdDb),
        decimals(bandDb),
        percent(share),
        percent(degree),
      ]),
    ),
  ].join('\n\n');
}

function targetsOf(gates: readonly Gate[]): string {
  return table(
    ['Target', 'Found', ''],
    gates.map(({ name, found, isMet }) => [name, found, isMet ? 'met' : '**missed**']),
  );
}

function peopleTablesOf({ rows, different }: PeopleReport): string[] {
  const apart = `${percent(different.careful.asymmetry)} of careful and ${percent(different.typical.asymmetry)} of typical people of 75`;
  return [
    'People like those who come: their presses are points in time, late ones come early for the next tone. Minutes are all slots; in brackets the 95th percentile.',
    table(
      ['Who', 'Tests', 'Good', 'Fair', 'Poor', 'Error, dB', 'Minutes', 'Said to differ'],
      rows.map((row) => [
        row.kind,
        String(row.runs),
        percent(row.good),
        percent(row.fair),
        percent(row.poor),
        `${decimals(row.meanDb)} ± ${decimals(row.sdDb)}`,
        `${decimals(row.minutes)} (${decimals(row.longestMinutes)})`,
        percent(row.asymmetry),
      ]),
    ),
    `Where the left ear is 20 dB worse at 3000 and 4000 Hz alone, the result says that the ears differ for ${apart}.`,
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function decimals(value: number): string {
  return value.toFixed(1);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;
}
