/** Runs steps stage by stage and sums up how they ended. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from '../preparation.mjs';

/** The number of cores of the smallest machine. */
const sideBySide = 2;

/**
 * Runs the stages one after the other and stops after the first that fails. Prints a summary and resolves to an exit
 * code.
 *
 * @param stages lists of `{ name, command, env?, report?, count? }`; `count` reads the file `report` for the summary
 * @param minutes what the stages may take together on two cores; the summary says whether they did
 */
export async function runStages(stages, minutes) {
  const started = Date.now();
  const ended = [];
  const hasFailed = () => ended.some(({ isPassed }) => !isPassed);
  for (const stage of stages) {
    await runStage(stage, ended, hasFailed);
    if (hasFailed()) break;
  }
  printSummary(stages.flat(), ended);
  printFailures(ended);
  printTime((Date.now() - started) / 60_000, minutes);
  printCounts(ended, hasFailed());
  return hasFailed() ? 1 : 0;
}

/** Runs the steps of a stage. Starts no further step once one has failed; running steps are finished. */
async function runStage(stage, ended, hasFailed) {
  const waiting = [...stage];
  const lane = async () => {
    while (waiting.length > 0 && !hasFailed()) {
      ended.push(await runStep(waiting.shift(), stage.length > 1));
    }
  };
  await Promise.all(Array.from({ length: Math.min(sideBySide, stage.length) }, lane));
}

/** @param isTogether whether other steps run at the same time; if so, the output is printed in one piece at the end */
async function runStep({ name, command: [file, ...args], env, report, count }, isTogether) {
  console.log(isTogether ? `   ${name} …` : `\n── ${name}`);
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const inOnePiece = [];
  const collect = isTogether ? (text) => inOnePiece.push(text) : undefined;
  const code = await run(file, args, { CI: 'true', ...env }, collect);
  if (isTogether) console.log(`\n── ${name}\n${inOnePiece.join('')}`);
  const counts = report && existsSync(report) ? count(JSON.parse(readFileSync(report))) : null;
  return { name, seconds: (Date.now() - started) / 1000, isPassed: code === 0, counts };
}

function printSummary(steps, ended) {
  console.log('\n── summary');
  for (const { name, seconds, isPassed } of ended) {
    console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  }
  const started = new Set(ended.map(({ name }) => name));
  for (const { name } of steps) if (!started.has(name)) console.log(`not run ${name}`);
}

/** Says once more, near the end of the output, what failed and why: a log is often seen only there. */
function printFailures(ended) {
  for (const { test, said } of ended.flatMap((step) => step.counts?.failures ?? [])) {
    console.log(`\nFAILED  ${test}\n${said.replace(/^/gm, '        ')}`);
  }
}

/** Fails nothing, because how busy the machine was says nothing about the code. */
function printTime(taken, minutes) {
  const verdict = taken > minutes ? 'MORE than' : 'of at most';
  console.log(
    `\n${taken.toFixed(1)} minutes, ${verdict} ${minutes} on two cores with nothing else on them`,
  );
}

function printCounts(ended, hasFailed) {
  const counts = ended.flatMap((step) => step.counts ?? []);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  // A failed step without test counts counts as one failure, so that the last line never looks better than the run.
  console.log(`${passed} passed, ${hasFailed && failed === 0 ? 1 : failed} failed`);
}
