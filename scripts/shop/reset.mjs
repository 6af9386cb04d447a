/** `npm run reset`: removes the data folder, so that the next start begins with an empty shop. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { giveUp, loadSettings, root } from '../preparation.mjs';

loadSettings();
const folder = path.resolve(root, process.env.DATA_DIR ?? '.data');
const holder = readHolder();
if (holder !== null && isRunning(holder)) {
  giveUp(`Process ${holder} is using ${folder}. Stop it first.`);
}
rmSync(folder, { recursive: true, force: true });
console.log(`Removed ${folder}`);

function readHolder() {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'lock'), 'utf8')).pid;
  } catch {
    // No lock, or one that a crash cut short: nobody holds the folder.
    return null;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
