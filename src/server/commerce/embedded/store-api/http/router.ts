import { AppError } from '@/domain/failures/errors';
import type { StoreHandler } from './call';

/** Handlers by method and pattern, such as `GET /cart/items/:id`. */
export type RouteTable = Readonly<Record<string, StoreHandler>>;

export type Match = {
  pattern: string;
  params: Readonly<Record<string, string>>;
  handler: StoreHandler;
};

type Candidate = {
  pattern: string;
  segments: readonly string[];
  methods: Map<string, StoreHandler>;
};

/**
 * Turns the table into a lookup. Static segments win over parameters. The lookup throws `not_found_error` for an
 * unknown path, `method_not_allowed` with `Allow` for a known path with another method.
 */
export function createRouter(table: RouteTable): (method: string, path: string) => Match {
  const byLength = groupByLength(table);
  return (method, path) => {
    const segments = path.split('/').filter(Boolean);
    const matching = (byLength.get(segments.length) ?? []).filter((candidate) =>
      candidate.segments.every((part, index) => part.startsWith(':') || part === segments[index]),
    );
    const found = matching.find((candidate) => candidate.methods.has(method));
    const handler = found?.methods.get(method);
    if (found && handler) {
      return { pattern: found.pattern, params: paramsOf(found, segments), handler };
    }
    throw matching.length === 0 ? unknownPath() : wrongMethod(matching);
  };
}

function groupByLength(table: RouteTable): Map<number, Candidate[]> {
  const candidates = new Map<string, Candidate>();
  for (const [route, handler] of Object.entries(table)) {
    const [method = '', pattern = ''] = route.split(' ');
    const candidate = candidates.get(pattern) ?? {
      pattern,
      segments: pattern.split('/').filter(Boolean),
      methods: new Map(),
    };
    candidate.methods.set(method, handler);
    candidates.set(pattern, candidate);
  }
  const parameters = ({ segments }: Candidate) =>
    segments.filter((part) => part.startsWith(':')).length;
  const ordered = [...candidates.values()].sort((a, b) => parameters(a) - parameters(b));
  const byLength = new Map<number, Candidate[]>();
  for (const candidate of ordered) {
    const { length } = candidate.segments;
    byLength.set(length, [...(byLength.get(length) ?? []), candidate]);
  }
  return byLength;
}

function paramsOf(candidate: Candidate, segments: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    candidate.segments.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decodeId(segments[index] ?? '')] as const] : [],
    ),
  );
}

/** A value that cannot be an id reads as empty, and so as unknown: nothing odd ever reaches the database. */
function decodeId(segment: string): string {
  try {
    const id = decodeURIComponent(segment);
    return /^[\w -]{1,200}$/.test(id) ? id : '';
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}

function unknownPath(): AppError {
  return new AppError('not_found_error', 'There is nothing at this address');
}

function wrongMethod(matching: readonly Candidate[]): AppError {
  const allowed = [...new Set(matching.flatMap(({ methods }) => [...methods.keys()]))].join(', ');
  return new AppError('method_not_allowed', `Allowed here: ${allowed}`, {
    headers: { Allow: allowed },
  });
}
