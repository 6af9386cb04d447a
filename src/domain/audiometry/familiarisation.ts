import type { LevelLimits } from './safety';

/** How the listener gets to know the tone before anything is measured (ISO 8253-1, 6.2.2). */

const downDb = 20;
const upDb = 10;
const firstLevelDb = 40;

/** Failed rounds after which the instructions are repeated, and after which the test starts regardless. */
const failuresToInstruct = 2;
const failuresToGoOn = 4;

export type Familiarisation = {
  levelDb: number;
  /** `down`: until a tone is missed; `up`: until one is heard; `repeat`: that one once more. */
  stage: 'down' | 'up' | 'repeat';
  failures: number;
};

export type FamiliarisationOutcome =
  { kind: 'instruct' } | { kind: 'ready'; levelDb: number } | null;

export function startFamiliarisation(failures = 0): Familiarisation {
  return { levelDb: firstLevelDb, stage: 'down', failures };
}

/** Applies one answer. `ready`: the search begins at its level; `instruct`: explain again, then go on. */
export function answerFamiliarisation(
  state: Familiarisation,
  heard: boolean,
  limits: LevelLimits,
): { state: Familiarisation; outcome: FamiliarisationOutcome } {
  const { levelDb, stage } = state;
  if (stage === 'repeat') {
    return heard ? { state, outcome: { kind: 'ready', levelDb } } : failed(state);
  }
  if (heard) {
    const isLowest = levelDb <= limits.softestDb;
    if (stage === 'up' || isLowest) return goOn({ ...state, stage: 'repeat' });
    return goOn({ ...state, levelDb: Math.max(levelDb - downDb, limits.softestDb) });
  }
  if (levelDb >= limits.loudestDb) return failed(state);
  return goOn({ ...state, stage: 'up', levelDb: Math.min(levelDb + upDb, limits.loudestDb) });
}

function goOn(state: Familiarisation): ReturnType<typeof answerFamiliarisation> {
  return { state, outcome: null };
}

/** A person who hears nothing, or presses at random, still gets the test: its result says so. */
function failed(before: Familiarisation): ReturnType<typeof answerFamiliarisation> {
  const failures = before.failures + 1;
  const state = startFamiliarisation(failures);
  if (failures >= failuresToGoOn) {
    return { state, outcome: { kind: 'ready', levelDb: before.levelDb } };
  }
  return { state, outcome: failures === failuresToInstruct ? { kind: 'instruct' } : null };
}
