import { startTransition } from 'react';
import ReactDOM, { type Root } from 'react-dom/client';

type Entry = Pick<typeof ReactDOM, 'hydrateRoot'>;

/**
 * Lets React hydrate the page in slices of a few milliseconds. Next's pages router hydrates the whole page at once,
 * during which an old phone does not respond; its app router and React Router use a transition, as here. Input
 * meanwhile is not lost: React then finishes the rest at once and handles it.
 *
 * @param entry the object whose `hydrateRoot` Next calls
 */
export function hydrateInSlices(entry: Entry = ReactDOM): void {
  const { hydrateRoot } = entry;
  const inSlices: typeof hydrateRoot = (...page) => {
    let root: Root | undefined;
    startTransition(() => {
      root = hydrateRoot(...page);
    });
    // `root` is already set, because a transition's function runs synchronously.
    return root ?? hydrateRoot(...page);
  };
  Object.assign(entry, { hydrateRoot: inSlices });
}
