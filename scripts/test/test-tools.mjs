/**
 * Installs what tests need besides npm packages: a browser, a typeface as wide as Arial, which pages stand in with until
 * their own letters come, and strace to prove that orders reach the disk.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp, program, run } from '../preparation.mjs';

/** Debian's Chromiums; e2e/base/chromium.ts prefers them if they exist. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeChromium = '/usr/bin/chromium';
/** Without it, pages move when their letters come, as they do on no computer that people have. */
const typeface = '/usr/share/fonts/truetype/liberation';

export async function ensureTestTools() {
  const missing = [
    ...(existsSync(headlessShell) ? [] : ['chromium-headless-shell']),
    ...(existsSync(typeface) ? [] : ['fonts-liberation']),
    ...(isProgram('strace', '-V') ? [] : ['strace']),
  ];
  if (missing.length > 0 && canUseApt()) await installWithApt(missing);
  if ([headlessShell, wholeChromium].some((file) => existsSync(file))) return;
  console.log("Installing Playwright's browser …");
  const code = await run(program('playwright'), ['install', 'chromium']);
  if (code !== 0) giveUp('No browser for the tests could be installed. The reason stands above.');
}

async function installWithApt(names) {
  console.log(`Installing ${names.join(' and ')} …`);
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quietly);
  // A failure is not fatal: Playwright can provide a browser, and the one test that needs strace says so.
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quietly);
}

function canUseApt() {
  return process.getuid?.() === 0 && isProgram('apt-get', '--version');
}

function isProgram(name, argument) {
  return spawnSync(name, [argument], { stdio: 'ignore' }).status === 0;
}
