import { mayStaff, staffRoles, type StaffPermission } from '@/domain/staff/staff-roles';
import type { World } from './world';

/**
 * Our staff: `half` has entered a password but no second step, `admin` owns the shop, the others have a role's name.
 */
export const staffCallers = ['half', 'editor', 'shop', 'clinician', 'admin'] as const;
export type StaffCaller = (typeof staffCallers)[number];

/** All callers. `expired` holds a session that was the owner's, `tampered` one that is almost the owner's. */
export const callers = [
  'stranger',
  'guest',
  'other',
  'expired',
  'tampered',
  ...staffCallers,
  'owner',
] as const;
export type Caller = (typeof callers)[number];

/** Status and expected body; `undefined` for a body that is not JSON or does not matter. */
export type Answer = readonly [status: number, body?: unknown];

/** What each caller gets. A caller without an entry gets what a stranger gets, and staff get what `admin` gets. */
export type Answers = { stranger: Answer } & Partial<Record<Caller, Answer>>;

export type Call = {
  /** Values of the route's `:names`. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
};

/** One line of the matrix: a route, the call, and who gets what. */
export type Row = {
  /** Spelt as in the table of endpoints or of the Store API: `GET /api/swell/get-order-details`. */
  route: string;
  /** Tells the rows of one route apart. */
  about?: string;
  /** Created afresh for each row, so that a call that removes something finds it. The owner is the last caller. */
  call?: (world: World) => Call | Promise<Call>;
  answers: (world: World, call: Call) => Answers;
  /** The call logs its caller out, so the caller logs in again before the next row. */
  endsSession?: true;
  /** The body is checked before the caller: a broken body is refused first. */
  readsFirst?: true;
  /** Callers whose answer is checked elsewhere, with the reason. */
  elsewhere?: Partial<Record<Caller, string>>;
  /** Callers whose login an earlier row has ended: they are refused. */
  ended?: readonly Caller[];
  /** What the request carries is proof enough: anybody who knows it may see the owner's data. */
  isProof?: true;
};

const message = expect.any(String) as string;

/** A refusal: message, code and, where it applies, the field; nothing else. */
export function refused(status: number, code: string, param?: string): Answer {
  return [status, { error: { message, code, ...(param !== undefined && { param }) } }];
}

export const unauthorized = refused(401, 'UNAUTHORIZED');

export const isStaff = (caller: Caller): caller is StaffCaller =>
  staffCallers.some((one) => one === caller);

/** The expected answer for this caller. */
export function answerFor(answers: Answers, caller: Caller): Answer {
  return answers[caller] ?? (isStaff(caller) ? answers.admin : undefined) ?? answers.stranger;
}

/** Refusals of a login without its second step, and of a role without the permission. */
const halfIn = refused(403, 'forbidden', 'second_step');
const otherRole = refused(403, 'forbidden', 'role');

/**
 * What each member of staff gets: `allowed` for roles with the permission (domain/staff/staff-roles.ts), a refusal for
 * all others.
 *
 * @param others callers with another answer, for example because an earlier caller has changed the record
 */
export function staffGets(
  may: StaffPermission,
  allowed: Answer,
  others: Partial<Record<StaffCaller, Answer>> = {},
): Partial<Record<StaffCaller, Answer>> {
  const ofRole = staffRoles.map((role) => [
    role === 'owner' ? 'admin' : role,
    mayStaff(role, may) ? allowed : otherRole,
  ]);
  return { ...Object.fromEntries(ofRole), half: halfIn, ...others };
}

/** The same as `staffGets`, and 401 for everybody who is not staff. */
export function staffOnly(...gets: Parameters<typeof staffGets>): Answers {
  return { stranger: unauthorized, ...staffGets(...gets) };
}

/** An object with at least these fields. */
export function having(fields: object): unknown {
  return expect.objectContaining(fields);
}

/** An object with at least these fields, and none of those in `absent`. */
export function havingBut(fields: object, absent: readonly string[]): unknown {
  const wanted = expect.objectContaining(fields);
  return {
    asymmetricMatch: (body: unknown) =>
      wanted.asymmetricMatch(body) && absent.every((name) => !Object.hasOwn(Object(body), name)),
    toString: () => `fields without ${absent.join(', ')}`,
  };
}

/** A list of the Store API that holds exactly these records. */
export function listOf(...records: unknown[]): unknown {
  return having({ count: records.length, results: records });
}

/** A refusal that the Store API sends with status 200, naming the wrong field. */
export function softly(field: string): Answer {
  return [200, { errors: { [field]: having({ code: expect.any(String) }) } }];
}

/** The same answer for everybody. */
export function everybody(status: number, body?: unknown): () => Answers {
  return () => ({ stranger: [status, body] });
}

/** For logged-in customers: each sees their own, nobody else sees anything. */
export function customersOnly(owner: Answer, other: Answer): Answers {
  return { stranger: unauthorized, other, owner };
}
