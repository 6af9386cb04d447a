import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const tree = join(__dirname, 'breaches');

type LintedFile = { filePath: string; messages: { ruleId: string | null; message: string }[] };

function lintTree(): LintedFile[] {
  const eslint = join(__dirname, '..', 'node_modules', 'eslint', 'bin', 'eslint.js');
  try {
    return JSON.parse(
      execFileSync(process.execPath, [eslint, '--format', 'json', 'src'], {
        cwd: tree,
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '' },
      }),
    );
  } catch (failure) {
    const { stdout } = failure as { stdout: string };
    return JSON.parse(stdout);
  }
}

const linted = lintTree();
const messagesByFile = new Map(
  linted.map(({ filePath, messages }) => [relative(tree, filePath), messages]),
);
const files = readdirSync(join(tree, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src', file));
const breaches = files.filter((file) => file.includes('breach-'));
const lawful = files.filter((file) => !file.includes('breach-'));

function ruleFor(breach: string): string {
  if (breach.includes('environment')) return 'no-restricted-properties';
  if (/domain\/breach-imports-(package|node)/.test(breach)) return 'no-restricted-imports';
  return 'boundaries/dependencies';
}

describe('the walls between rooms', () => {
  it('has a breach for every wall', () => {
    expect(breaches.length).toBeGreaterThanOrEqual(20);
  });

  it.each(breaches)('catches %s', (file) => {
    const rules = messagesByFile.get(file)?.map(({ ruleId }) => ruleId);
    expect(rules).toEqual([ruleFor(file)]);
  });

  it.each(lawful)('lets %s pass', (file) => {
    expect(messagesByFile.get(file)).toEqual([]);
  });
});
