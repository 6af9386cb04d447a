import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { object, string, type InferType } from 'yup';

/** What the shop has acknowledged to somebody, and what it was asked for; it outlives the run that wrote it. */
const entrySchema = object({
  /** `begun`: somebody has begun to ask for it, under a name that nobody else has. */
  state: string().oneOf(['begun', 'acknowledged']).required(),
  kind: string().oneOf(['order', 'upload', 'result']).required(),
  /** The address of a buyer, the SHA-256 of a file, the run of a test. */
  name: string().required(),
  /** What the shop calls it; empty while it is begun. */
  id: string().default(''),
});

type Entry = InferType<typeof entrySchema>;
export type Kind = Entry['kind'];
export type Acknowledged = { name: string; id: string };

/** One line for each thing, written before the next step is taken. */
export function openLedger(file: string) {
  const entries = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => entrySchema.validateSync(JSON.parse(line)))
    : [];
  const add = (entry: Entry) => {
    entries.push(entry);
    appendFileSync(file, `${JSON.stringify(entry)}\n`);
  };
  const of = (kind: Kind, state: Entry['state']) =>
    entries.filter((entry) => entry.kind === kind && entry.state === state);
  return {
    begin: (kind: Kind, name: string) => add({ state: 'begun', kind, name, id: '' }),
    acknowledge: (kind: Kind, name: string, id: string) =>
      add({ state: 'acknowledged', kind, name, id }),
    acknowledged: (kind: Kind): Acknowledged[] => of(kind, 'acknowledged'),
    /** Names of everything that was ever asked for. */
    begun: (kind: Kind): Set<string> => new Set(of(kind, 'begun').map(({ name }) => name)),
  };
}

export type Ledger = ReturnType<typeof openLedger>;
