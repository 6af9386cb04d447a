/** Statements that break a process of the previous version, with the reason. */
const breaches: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+table\b/i, 'drops a table'],
  [/\bdrop\s+(column|schema|type|view|function|trigger|extension)\b/i, 'drops what is in use'],
  [/^alter\s+table\b[\s\S]*\bdrop\s+(?!constraint|default|not\s+null)/i, 'drops what is in use'],
  [/\brename\b/i, 'renames'],
  [/\b(set\s+data\s+type|alter\s+column\s+\S+\s+type)\b/i, 'changes a type'],
  [/\bset\s+not\s+null\b/i, 'asks for a value that older processes leave out'],
  [/\bdrop\s+default\b/i, 'asks for a value that older processes leave out'],
  [
    /^alter\s+table\b[\s\S]*\badd\s+(constraint|check|unique|primary|foreign)/i,
    'refuses what older processes may write',
  ],
  [/^create\s+unique\s+index/i, 'refuses what older processes may write'],
  [/^truncate\b/i, 'empties a table'],
];

/** Excuses a statement whose object the version of an earlier migration stopped using: `-- unused since 0031_name`. */
const excuse = /^--\s*unused since (\d{4})_\w+\s*$/im;

type Migration = { name: string; sql: string };

/**
 * Reasons why a migration is not backwards compatible by one version. During a deployment and after a rollback,
 * processes of the previous version run on its tables. One sentence for each statement; empty when all is well.
 */
export function breachesOf({ name, sql }: Migration): string[] {
  const statements = sql.split('--> statement-breakpoint').map((text) => text.trim());
  const made = new Set(
    statements.flatMap(
      (text) => /^create\s+table\s+(?:if not exists\s+)?(\S+)/i.exec(bare(text))?.[1] ?? [],
    ),
  );
  return statements.flatMap((statement) => {
    const text = bare(statement);
    if (isExcused(statement, name) || made.has(tableOf(text))) return [];
    if (isMadeAnew(text, statements)) return [];
    const found = [...breaches.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)];
    if (isColumnOlderProcessesMiss(text))
      found.push('adds a column that older processes do not fill');
    return found.slice(0, 1).map((why) => `${name} ${why}: ${text.slice(0, 100)}`);
  });
}

function bare(statement: string): string {
  return statement.replace(/^\s*--.*$/gm, '').trim();
}

/** The statement's table. A table that the same migration creates is not in use yet. */
function tableOf(text: string): string {
  const [, altered, indexed] =
    /^(?:alter\s+table\s+(\S+)|create\s+unique\s+index\s+\S+\s+on\s+(\S+))/i.exec(text) ?? [];
  return altered ?? indexed ?? '';
}

/** True for a generated column that the same transaction drops and adds with another rule. Processes only read it. */
function isMadeAnew(text: string, statements: readonly string[]): boolean {
  const [, table, column] =
    /^alter\s+table\s+(\S+)\s+drop\s+column\s+("\w+")\s*;?$/i.exec(text) ?? [];
  if (!table || !column) return false;
  const addition = new RegExp(
    `^alter\\s+table\\s+${table}\\s+add\\s+column\\s+${column}\\s.*\\bgenerated\\s+always\\b`,
    'is',
  );
  return statements.some((statement) => addition.test(bare(statement)));
}

function isColumnOlderProcessesMiss(text: string): boolean {
  const added = /^alter\s+table\s+\S+\s+add\s+column\b([\s\S]*)$/i.exec(text)?.[1] ?? '';
  return /\bnot\s+null\b/i.test(added) && !/\b(default|generated)\b/i.test(added);
}

/** True when a migration with a lower number stopped using it, at least one version before. */
function isExcused(statement: string, name: string): boolean {
  const since = excuse.exec(statement)?.[1];
  return since !== undefined && Number(since) < Number(name.slice(0, 4));
}
