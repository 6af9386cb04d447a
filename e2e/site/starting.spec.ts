/** A shop that cannot start prints one sentence that says why. */
import { execFile } from 'node:child_process';
import { expect, test } from '../base/fixtures';
import { serverPort } from '../base/server';

const freePort = serverPort + 2_000;

const faults: { what: string; env: Record<string, string>; says: RegExp }[] = [
  {
    what: 'a setting that cannot be right',
    env: { STRIPE_SECRET_KEY: 'hunter2' },
    says: /^The environment is not usable:\n {2}- STRIPE_SECRET_KEY must be a secret key/m,
  },
  {
    what: 'a patch that nobody knows',
    env: { PATCHES: '-doors' },
    says: /^PATCHES: "-doors" is not one of -page-compression/m,
  },
  {
    what: 'a port that is taken',
    env: { PORT: String(serverPort) },
    says: new RegExp(`^Port ${serverPort} is taken`, 'm'),
  },
  {
    what: 'a build that is not there',
    env: { NEXT_DIST_DIR: '.next-nowhere' },
    says: /^The shop is not built yet/m,
  },
];

for (const { what, env, says } of faults) {
  test(`a start with ${what} ends with a sentence`, async ({}, info) => {
    const settings = { PORT: String(freePort), DATA_DIR: info.outputPath('data'), ...env };
    const { code, said } = await start(settings);
    expect(said).toMatch(says);
    expect(said).not.toContain('hunter2');
    expect(code).toBe(1);
  });
}

/** Starts a shop that should fail to start, and waits until it has ended. */
function start(settings: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const options = { env: { ...process.env, ...settings }, timeout: 60_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/serve.mjs'], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}
