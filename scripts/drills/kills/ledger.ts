import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { object, string, type InferType } from 'yup';

/** What was requested from the shop, and what it has acknowledged; kept after the run that wrote it. */
const entrySchema = object({
  /** `begun`: it was requested, under a unique name. */
  state: string().oneOf(['begun', 'acknowledged']).required(),
  kind: string().oneOf(['order', 'upload', 'result']).required(),
  /** The e-mail of a buyer, the SHA-256 of a file, or the run of a test. */
  name: string().required(),
  /** The shop's id for it; empty while the state is `begun`. */
  id: string().default(''),
});

type Entry = InferType<typeof entrySchema>;
export type Kind = Entry['kind'];
export type Acknowledged = { name: string; id: string };

/** Opens a ledger with one line per entry; each line is written before the next step is taken. */
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
    /** Names of everything that was ever requested. */
    begun: (kind: Kind): Set<string> => new Set(of(kind, 'begun').map(({ name }) => name)),
  };
}

export type Ledger = ReturnType<typeof openLedger>;
