import { array, lazy, mixed, number, object, string } from 'yup';

const advisory = object({ title: string().required(), url: string(), severity: string() });

/** What `npm audit --json` says; a registry that answers no audits says `message` instead. */
const answerSchema = object({
  message: string(),
  metadata: object({ dependencies: object({ total: number() }) }).default(undefined),
  vulnerabilities: lazy((found: unknown) =>
    object(
      Object.fromEntries(
        Object.keys(Object(found)).map((name) => [
          name,
          object({ severity: string().required(), via: array(mixed()).required() }),
        ]),
      ),
    ).default(undefined),
  ),
});

export type Audit =
  { isAnswered: false; reason: string } | { isAnswered: true; faults: string[]; notes: string[] };

const grave = new Set(['high', 'critical']);

/** Reads an audit: high and critical vulnerabilities are faults, lesser ones are notes. */
export function readAudit(output: string): Audit {
  const parsed = parse(output);
  if (!parsed?.vulnerabilities) {
    return { isAnswered: false, reason: parsed?.message ?? 'no answer' };
  }
  const entries: [string, { severity: string; via: unknown[] }][] = Object.entries(
    parsed.vulnerabilities,
  );
  const lines = entries.map(([name, { severity, via }]) => {
    const titles = via.filter((one) => advisory.isValidSync(one)).map((one) => one.title);
    return { isGrave: grave.has(severity), line: `${name} (${severity}): ${titles.join('; ')}` };
  });
  return {
    isAnswered: true,
    faults: lines.filter(({ isGrave }) => isGrave).map(({ line }) => line),
    notes: lines.filter(({ isGrave }) => !isGrave).map(({ line }) => line),
  };
}

function parse(output: string) {
  try {
    return answerSchema.validateSync(JSON.parse(output));
  } catch {
    return null;
  }
}
