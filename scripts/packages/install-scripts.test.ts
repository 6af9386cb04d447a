import { spawnSync } from 'node:child_process';

/** Asked in a process of its own: a build for another Node ends the whole process when it is loaded. */
test('the hash of passwords runs without a compiler, from the build that it brings along', () => {
  const { status, signal } = spawnSync(process.execPath, ['-e', "require('argon2')"], {
    // node-gyp-build, which looks for the build, passes over what was compiled here.
    env: { ...process.env, PREBUILDS_ONLY: '1' },
  });
  expect({ status, signal }).toEqual({ status: 0, signal: null });
});
