import { levelStepDb, type LevelLimits } from './safety';

/** Tones after which a pitch is given up (ResearchKit's limit). */
export const mostPresentations = 20;

/** Heard on two of at most three presentations that were reached by going up (modified Hughson-Westlake). */
const hitsForThreshold = 2;
const triesForThreshold = 3;

const downDb = 10;

/** How often a level reached by going up was played and heard. */
type Tries = { db: number; heard: number; of: number };

/** The search for the threshold of one pitch in one ear, ready for its next tone. */
export type Search = {
  levelDb: number;
  /** Whether this level was reached by going up. Only such answers count. */
  isAscending: boolean;
  tries: readonly Tries[];
  presented: number;
};

export type SearchOutcome =
  | { kind: 'threshold'; db: number }
  /** The loudest level was missed; `triedDb` is that level. */
  | { kind: 'no-response'; triedDb: number }
  | { kind: 'gave-up' };

export function startSearch(levelDb: number): Search {
  return { levelDb, isAscending: false, tries: [], presented: 0 };
}

/** Applies one answer: the search with its next level, and the outcome, null while it goes on. */
export function answerSearch(
  search: Search,
  heard: boolean,
  limits: LevelLimits,
): { search: Search; outcome: SearchOutcome | null } {
  // No level lies below the softest or above the loudest one, so there every answer counts.
  const { levelDb } = search;
  const isAtEnd = levelDb <= limits.softestDb || levelDb >= limits.loudestDb;
  const tries = search.isAscending || isAtEnd ? countTry(search, heard) : search.tries;
  const presented = search.presented + 1;
  const here = tries.find(({ db }) => db === levelDb);
  const outcome = outcomeOf({ here, levelDb, presented, limits });
  const wanted = heard ? levelDb - downDb : levelDb + levelStepDb;
  const next = Math.min(Math.max(wanted, limits.softestDb), limits.loudestDb);
  return {
    search: { levelDb: next, isAscending: !heard, tries, presented },
    outcome,
  };
}

function countTry({ levelDb, tries }: Search, heard: boolean): readonly Tries[] {
  const before = tries.find(({ db }) => db === levelDb) ?? { db: levelDb, heard: 0, of: 0 };
  const after = { db: levelDb, heard: before.heard + (heard ? 1 : 0), of: before.of + 1 };
  return [...tries.filter(({ db }) => db !== levelDb), after];
}

function outcomeOf(asked: {
  here: Tries | undefined;
  levelDb: number;
  presented: number;
  limits: LevelLimits;
}): SearchOutcome | null {
  const { here, levelDb, presented, limits } = asked;
  if (here && here.heard >= hitsForThreshold && here.of <= triesForThreshold) {
    return { kind: 'threshold', db: levelDb };
  }
  const misses = here ? here.of - here.heard : 0;
  if (levelDb >= limits.loudestDb && misses >= hitsForThreshold) {
    return { kind: 'no-response', triedDb: levelDb };
  }
  return presented >= mostPresentations ? { kind: 'gave-up' } : null;
}
