/** Lets callers through one at a time, in the order they came. */
export class Turns {
  #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Runs `work` when all that came before is done; at once when nobody is inside. */
  async take<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      // The next in line is let in while the door stays shut, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#isTaken = false;
    }
  }
}
