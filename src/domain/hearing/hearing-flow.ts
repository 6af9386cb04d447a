import { isEmail } from '../accounts/account';

/** The person in the hearing flow, as far as they told us (spec 3). */
export type HearingFlow = {
  name: string;
  email: string;
  /** The person goes on without a test. */
  skip: boolean;
  /** ISO UTC. */
  updated: string;
};

const longestName = 500;

/** Reads what an earlier visit stored; null for anything else. Parsed by hand, because every page reads it. */
export function parseHearingFlow(stored: unknown): HearingFlow | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const text = (field: string) => {
    const value: unknown = Reflect.get(stored, field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [name, email, updated] = [text('name'), text('email'), text('updated')];
  if (!isEmail(email) || name.length > longestName || Number.isNaN(Date.parse(updated)))
    return null;
  return { name, email, skip: Reflect.get(stored, 'skip') === true, updated };
}

/** Details from a link's address: `flow_email` and `flow_name`. Null without a usable e-mail. */
export function flowFromQuery(query: URLSearchParams, now: Date): HearingFlow | null {
  return parseHearingFlow({
    name: query.get('flow_name') ?? '',
    email: query.get('flow_email') ?? '',
    skip: false,
    updated: now.toISOString(),
  });
}

/** The address without these details; null when it has none. */
export function withoutFlow(address: string): string | null {
  const [before = '', hash] = address.split('#');
  const [path = '', search = ''] = before.split('?');
  const query = new URLSearchParams(search);
  if (!query.has('flow_email') && !query.has('flow_name')) return null;
  query.delete('flow_email');
  query.delete('flow_name');
  const rest = query.toString();
  return `${path}${rest ? `?${rest}` : ''}${hash === undefined ? '' : `#${hash}`}`;
}
