/** What came of one request. */
export type Outcome = 'ok' | 'refused' | 'wrong' | 'broken';

type Kind = string;

/** What was asked in one stretch of time, and what came of it. */
export class Figures {
  readonly #times = new Map<Kind, number[]>();
  readonly #counts: Record<Outcome, number> = { ok: 0, refused: 0, wrong: 0, broken: 0 };
  /** The first few things that went wrong, in words. */
  readonly faults: string[] = [];

  /** @param ms from the moment it was asked to its whole answer */
  add(kind: Kind, outcome: Outcome, ms: number): void {
    this.#counts[outcome] += 1;
    if (outcome !== 'ok') return;
    const times = this.#times.get(kind) ?? [];
    times.push(ms);
    this.#times.set(kind, times);
  }

  tell(fault: string): void {
    if (this.faults.length < 20) this.faults.push(fault);
  }

  get counts(): Readonly<Record<Outcome, number>> {
    return this.#counts;
  }

  get all(): number {
    return Object.values(this.#counts).reduce((sum, one) => sum + one, 0);
  }

  /** Anything but a good answer. */
  get errors(): number {
    return this.all - this.#counts.ok;
  }

  /** Milliseconds of the accepted ones, of one kind or of all. */
  percentile(share: number, kind?: Kind): number {
    const times = kind === undefined ? [...this.#times.values()].flat() : this.#times.get(kind);
    const sorted = (times ?? []).toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }

  /** `page 3/12`: the kinds with their p50 and p99 in milliseconds. */
  byKind(): string {
    return [...this.#times.keys()]
      .toSorted()
      .map(
        (kind) =>
          `${kind} ${whole(this.percentile(0.5, kind))}/${whole(this.percentile(0.99, kind))}`,
      )
      .join(', ');
  }

  /** All of several stretches as one. */
  static together(stretches: readonly Figures[]): Figures {
    const sum = new Figures();
    for (const stretch of stretches) {
      for (const [kind, times] of stretch.#times)
        sum.#times.set(kind, [...(sum.#times.get(kind) ?? []), ...times]);
      for (const outcome of ['ok', 'refused', 'wrong', 'broken'] as const)
        sum.#counts[outcome] += stretch.#counts[outcome];
      stretch.faults.forEach((fault) => sum.tell(fault));
    }
    return sum;
  }
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

export function whole(number: number): string {
  return String(Math.round(number));
}
