import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import parts from './parts.json';

const run = promisify(execFile);
const slow = Object.keys(parts.slow);
const ownCommand = Object.keys(parts.ownCommand);
const isBrowserTest = (file: string) => file.startsWith('e2e/');

/** Every test file of the project, from its root. */
const testFiles = ['src', 'scripts', 'eslint', 'bench', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Output of the command in the environment of `npm test` or of the slow tests, without Jest's own variables. */
async function listed(command: string, args: string[], isQuick: boolean): Promise<string> {
  const { PATH, HOME } = process.env;
  const { stdout } = await run(`node_modules/.bin/${command}`, args, {
    env: { NODE_ENV: 'test', PATH, HOME, ...(isQuick && { LEAVE_OUT_SLOW: 'true' }) },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

async function jestFiles(isQuick: boolean): Promise<string[]> {
  const only = isQuick ? [] : ['--runTestsByPath', ...slow.filter((file) => !isBrowserTest(file))];
  const found = await listed('jest', ['--listTests', '--json', ...only], isQuick);
  return (JSON.parse(found) as string[]).map((file) => path.relative('.', file));
}

async function browserFiles(isQuick: boolean): Promise<string[]> {
  const only = isQuick ? [] : slow.filter(isBrowserTest);
  const found = await listed('playwright', ['test', '--list', '--reporter=json', ...only], isQuick);
  const { suites } = JSON.parse(found) as { suites: { file: string }[] };
  return suites.map(({ file }) => `e2e/${file}`);
}

test('npm test and npm run test:slow together run every test file, none of them twice', async () => {
  const lists = await Promise.all([
    jestFiles(true),
    jestFiles(false),
    browserFiles(true),
    browserFiles(false),
  ]);
  expect([...lists.flat(), ...ownCommand].sort()).toEqual(testFiles.sort());
});

test('every file that is named is there, and so is every command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect([...slow, ...ownCommand].filter((file) => !existsSync(file))).toEqual([]);
  expect(Object.values(parts.ownCommand).filter((command) => !(command in scripts))).toEqual([]);
});

test('continuous integration runs both', () => {
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm test\nnpm run test:slow$/m);
});
