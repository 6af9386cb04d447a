import type { InferType, Schema } from 'yup';
import type { RecordNote } from '@/domain/staff/audit';
import { AppError } from '@/domain/failures/errors';
import { mayStaff, rolesThatMay, type StaffPermission } from '@/domain/staff/staff-roles';
import type { Services } from '@/server/main/services';
import type { StaffLogin, StaffMember } from '@/server/staff/staff';
import { bearerOf, refuseStranger } from '@/server/http/bearer';
import type { HttpAnswer, HttpRequest } from '@/server/http/exchange';
import { endpoint, type Guard } from './route';
import type { Sent } from './sent';

export type AdminCaller = { staff: StaffMember; login: StaffLogin; token: string };

/** `half_login` admits every login, even one that lacks its second step: such an endpoint shows no record. */
export type StaffAsked = StaffPermission | 'half_login';

/** At least one, so that no answer about a person goes out without naming the record. */
export type Notes = readonly [RecordNote, ...RecordNote[]];

/** An answer together with the records it shows or changed. */
type Noted<Result> = { result: Result; notes: Notes };

type AdminCall<Input> = {
  input: Input;
  caller: AdminCaller;
  services: Services;
  request: HttpRequest;
};

type WithoutFinding<Input, Result> = {
  handle: (call: AdminCall<Input>) => Promise<Result>;
  find?: never;
};

/** What an endpoint writes into the audit log; one of the three has to be declared. */
type Trace<Input, Result> =
  /** The input names the record. It is noted before anything is read or changed. */
  | (WithoutFinding<Input, Result> & {
      notes: (input: Input) => RecordNote;
      showsNobody?: never;
    })
  /** The records are known only after reading. They are noted before the answer is sent. */
  | {
      find: (call: AdminCall<Input>) => Promise<Noted<Result>>;
      handle?: never;
      notes?: never;
      showsNobody?: never;
    }
  /** No personal record is shown or changed; the text says why. */
  | (WithoutFinding<Input, Result> & { showsNobody: string; notes?: never });

type AdminEndpointOptions<InputSchema extends Schema, Result, Read> = {
  input: InputSchema;
  /** The schema that the screen reads the answer by; the compiler compares the answer with it. */
  readBy?: Schema<Read>;
  /** The permission that the caller needs. */
  may: StaffAsked;
  answer?: (result: Result) => HttpAnswer;
} & Trace<InferType<InputSchema>, Result>;

/**
 * One method of a route for staff: `Authorization: Bearer {token of /api/admin-result-password}`, the permission it
 * needs, and what it writes into the audit log. A customer's session opens nothing here: `UNAUTHORIZED` (401). Staff of
 * another role get `forbidden` (403) with the field `role`, a login that lacks its second step with `second_step`.
 */
export function adminEndpoint<
  InputSchema extends Schema,
  Result extends Sent<Read>,
  Read = unknown,
>(options: AdminEndpointOptions<InputSchema, Result, Read>) {
  const { input, may, answer, ...trace } = options;
  return endpoint<InputSchema, AdminCaller, Result>({
    input,
    mayCall: staffWho(may),
    handle: (call) => withTrace(trace, call),
    ...(answer && { answer }),
  });
}

async function withTrace<Input, Result>(
  trace: Trace<Input, Result>,
  call: AdminCall<Input>,
): Promise<Result> {
  const { staff } = call.caller;
  const { audit } = call.services;
  if (trace.find) {
    const { result, notes } = await trace.find(call);
    await audit.record(staff, notes);
    return result;
  }
  if (trace.notes) await audit.record(staff, [trace.notes(call.input)]);
  return trace.handle(call);
}

/**
 * For routes that staff share with customers: reads as staff and notes it. Null when the caller is not staff; then
 * nothing was read. Staff of another role are refused as by `adminEndpoint`.
 */
export async function readAsStaff<Result>(
  request: HttpRequest,
  services: Services,
  may: StaffPermission,
  read: () => Promise<Noted<Result>>,
): Promise<{ result: Result } | null> {
  const caller = await staffBehind(request, services);
  if (!caller) return null;
  expectAllowed(caller.login, may);
  const { result, notes } = await read();
  await services.audit.record(caller.staff, notes);
  return { result };
}

/** Whether this caller may do more than the endpoint asks for. */
export function isAllowed({ login }: AdminCaller, permission: StaffPermission): boolean {
  return login.stage === 'in' && mayStaff(login.role, permission);
}

function staffWho(may: StaffAsked): Guard<AdminCaller> {
  return async (request, services) => {
    const caller = await staffBehind(request, services);
    if (!caller) return refuseStranger();
    if (may !== 'half_login') expectAllowed(caller.login, may);
    return caller;
  };
}

function expectAllowed({ role, stage }: StaffLogin, permission: StaffPermission): void {
  if (stage !== 'in') {
    throw new AppError('forbidden', 'Finish your login first: the second step is missing', {
      param: 'second_step',
    });
  }
  if (mayStaff(role, permission)) return;
  const roles = rolesThatMay(permission).join(' or ');
  throw new AppError('forbidden', `Your role does not open this. It is for: ${roles}.`, {
    param: 'role',
  });
}

async function staffBehind(request: HttpRequest, services: Services): Promise<AdminCaller | null> {
  const token = bearerOf(request);
  const login = token === null ? null : await services.staff.identify(token);
  return login && token !== null ? { staff: login.staff, login, token } : null;
}
