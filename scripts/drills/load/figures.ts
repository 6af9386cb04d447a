/** The result of one request. */
export type Outcome = 'ok' | 'refused' | 'wrong' | 'broken';

type Kind = string;

/** The requests of a stretch of time and their results. */
export class Figures {
  readonly #times = new Map<Kind, number[]>();
  readonly #counts: Record<Outcome, number> = { ok: 0, refused: 0, wrong: 0, broken: 0 };
  /** The first few things that went wrong, in words. */
  readonly faults: string[] = [];

  /** @param ms from sending the request to the end of the answer */
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

  /** Response time in milliseconds of successful requests, of one kind or of all. */
  percentile(share: number, kind?: Kind): number {
    const times = kind === undefined ? [...this.#times.values()].flat() : this.#times.get(kind);
    const sorted = (times ?? []).toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }

  /** For each kind its p50 and p99 in milliseconds: `page 3/12`. */
  byKind(): string {
    return [...this.#times.keys()]
      .toSorted()
      .map(
        (kind) =>
          `${kind} ${whole(this.percentile(0.5, kind))}/${whole(this.percentile(0.99, kind))}`,
      )
      .join(', ');
  }

  /** Adds up several stretches. */
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
