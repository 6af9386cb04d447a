/** Lets callers through one at a time, in the order they came. */
export class Turns {
  #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Runs `work` when all earlier calls are done; at once when there are none. */
  async take<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      // Hands over to the next in line without unlocking, so that nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#isTaken = false;
    }
  }
}
