import { spawnSync } from 'node:child_process';

/** Runs in a separate process: loading a build for another Node would end the whole process. */
test('the hash of passwords runs without a compiler, from the build that it brings along', () => {
  const { status, signal } = spawnSync(process.execPath, ['-e', "require('argon2')"], {
    // Makes node-gyp-build, which looks for the build, ignore what was compiled here.
    env: { ...process.env, PREBUILDS_ONLY: '1' },
  });
  expect({ status, signal }).toEqual({ status: 0, signal: null });
});
