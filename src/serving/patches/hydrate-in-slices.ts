import { startTransition } from 'react';
import ReactDOM, { type Root } from 'react-dom/client';

type Entry = Pick<typeof ReactDOM, 'hydrateRoot'>;

/**
 * Lets React take over the page's markup in slices of a few milliseconds. Next's pages router has it go through the whole
 * page at once, in which time an old phone answers nothing; its app router and React Router do it as a transition, as here.
 * What somebody presses meanwhile is not lost: React then ends the rest at once and answers.
 *
 * @param entry what Next calls `hydrateRoot` of
 */
export function hydrateInSlices(entry: Entry = ReactDOM): void {
  const { hydrateRoot } = entry;
  const inSlices: typeof hydrateRoot = (...page) => {
    let root: Root | undefined;
    startTransition(() => {
      root = hydrateRoot(...page);
    });
    // A transition's function runs at once.
    return root ?? hydrateRoot(...page);
  };
  Object.assign(entry, { hydrateRoot: inSlices });
}
