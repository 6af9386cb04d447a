import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** In a process of its own: the library that reads fonts is published as ES modules only. */
const check = () =>
  promisify(execFile)('node_modules/.bin/tsx', ['scripts/pictures/letters.ts', '--check']);

describe('what is made of our faces', () => {
  it('is what the fonts in node_modules say', async () => {
    await expect(check()).resolves.toMatchObject({ stderr: '' });
  });
});
