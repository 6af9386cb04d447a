import { mayStaff, staffRoles, type StaffPermission } from '@/domain/staff/staff-roles';
import type { World } from './world';

/** Our staff: `half` has shown a password and no second step, `admin` owns the shop, the others have a role's name. */
export const staffCallers = ['half', 'editor', 'shop', 'clinician', 'admin'] as const;
export type StaffCaller = (typeof staffCallers)[number];

/** Everybody who could ask. `expired` and `tampered` hold what once was, or nearly is, the owner's session. */
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

/** Status and shape of the body; `undefined` for a body that is no JSON or does not matter. */
export type Answer = readonly [status: number, body?: unknown];

/** What each caller gets. Who is not named gets what a stranger gets, and staff what `admin` gets. */
export type Answers = { stranger: Answer } & Partial<Record<Caller, Answer>>;

export type Call = {
  /** Values of the route's `:names`. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
};

/** One line of the matrix: a route, what is asked of it, and who gets what. */
export type Row = {
  /** As the table of endpoints or the Store API's spells it: `GET /api/swell/get-order-details`. */
  route: string;
  /** Tells the rows of one route apart. */
  about?: string;
  /** Made again for each row, so that a call which removes something finds it. The owner asks last. */
  call?: (world: World) => Call | Promise<Call>;
  answers: (world: World, call: Call) => Answers;
  /** The call logs its caller out; they log in again before the next row. */
  endsSession?: true;
  /** What is sent decides whether it matters who asks: a broken body is refused first. */
  readsFirst?: true;
  /** Callers whose answer is checked elsewhere, and why not here. */
  elsewhere?: Partial<Record<Caller, string>>;
  /** Callers whose login a row before has ended: the door is closed for them. */
  ended?: readonly Caller[];
  /** What is asked proves enough: whoever knows it may see what is the owner's. */
  isProof?: true;
};

const message = expect.any(String) as string;

/** A refusal: code and words and, where it applies, the field; nothing else. */
export function refused(status: number, code: string, param?: string): Answer {
  return [status, { error: { message, code, ...(param !== undefined && { param }) } }];
}

export const unauthorized = refused(401, 'UNAUTHORIZED');

export const isStaff = (caller: Caller): caller is StaffCaller =>
  staffCallers.some((one) => one === caller);

/** What this caller is to get. */
export function answerFor(answers: Answers, caller: Caller): Answer {
  return answers[caller] ?? (isStaff(caller) ? answers.admin : undefined) ?? answers.stranger;
}

/** The refusal of a login that lacks its second step, and the one of a role. */
const halfIn = refused(403, 'forbidden', 'second_step');
const otherRole = refused(403, 'forbidden', 'role');

/**
 * What each member of staff gets of a record: `allowed` by who may do it (domain/staff/staff-roles.ts), a refusal by everybody
 * else.
 *
 * @param others callers whose answer is another one, as where somebody before them has changed the record
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

/** The same, and a locked door for everybody who is no staff. */
export function staffOnly(...gets: Parameters<typeof staffGets>): Answers {
  return { stranger: unauthorized, ...staffGets(...gets) };
}

/** An object with at least these fields. */
export function having(fields: object): unknown {
  return expect.objectContaining(fields);
}

/** At least these fields, and none of those that `absent` names. */
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

/** A soft refusal of the Store API: 200, and the field to blame. */
export function softly(field: string): Answer {
  return [200, { errors: { [field]: having({ code: expect.any(String) }) } }];
}

/** The same for everybody: nothing here belongs to anybody. */
export function everybody(status: number, body?: unknown): () => Answers {
  return () => ({ stranger: [status, body] });
}

/** For logged-in customers: each sees their own records, nobody else sees anything. */
export function customersOnly(owner: Answer, other: Answer): Answers {
  return { stranger: unauthorized, other, owner };
}
