/** The programs beyond npm's that the tests use: a browser, and strace for the proof that orders reach the disk. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp, program, run } from './preparation.mjs';

/** Where Debian puts its Chromium; e2e/chromium.ts prefers it when it is there. */
const debianChromium = '/usr/bin/chromium';

export async function ensureTestTools() {
  const missing = [
    ...(existsSync(debianChromium) ? [] : ['chromium']),
    ...(isProgram('strace', '-V') ? [] : ['strace']),
  ];
  if (missing.length > 0 && canUseApt()) await installWithApt(missing);
  if (existsSync(debianChromium)) return;
  console.log("Installing Playwright's browser …");
  const code = await run(program('playwright'), ['install', 'chromium']);
  if (code !== 0) giveUp('No browser for the tests could be installed. The reason stands above.');
}

async function installWithApt(names) {
  console.log(`Installing ${names.join(' and ')} …`);
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quietly);
  // Not fatal: a browser can come from Playwright, and the one test that wants strace says so.
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quietly);
}

function canUseApt() {
  return process.getuid?.() === 0 && isProgram('apt-get', '--version');
}

function isProgram(name, argument) {
  return spawnSync(name, [argument], { stdio: 'ignore' }).status === 0;
}
