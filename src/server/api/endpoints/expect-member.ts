import type { RecordNote } from '@/domain/staff/audit';
import { AppError } from '@/domain/failures/errors';
import { clinic } from '@/server/staff/logins';
import type { AdminCaller, Notes } from './admin-endpoint';

/** Refuses a login with the shared password: it has no second step, and only a setting changes it. */
export function expectMember({ staff }: AdminCaller): void {
  if (staff.id !== clinic.id) return;
  throw new AppError('permission_error', 'The shared password is nobody’s own', { param: 'staff' });
}

/** What a member changed of their own login, for the audit log. */
export function ownNote(
  { staff }: AdminCaller,
  subject: Extract<RecordNote['subject'], `staff_${string}`>,
): Notes {
  return [{ action: 'change', subject, recordId: staff.id }];
}
