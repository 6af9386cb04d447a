import type { ListRules } from './admin-list';

/** Actions of our staff on a record, in one word. */
export const auditActions = ['view', 'list', 'change', 'delete'] as const;
export type AuditAction = (typeof auditActions)[number];

/** Records that belong to one person: each look at them is listed in that person's own download. */
export type PersonSubject =
  | 'account'
  | 'order'
  | 'return'
  | 'subscription'
  | 'hearing_result'
  | 'hearing_waiver'
  | 'fitting_sheet'
  | 'upload'
  | 'questionnaire'
  | 'conversation'
  | 'booking'
  | 'call_wish'
  | 'mail'
  | 'review'
  | 'device'
  | 'device_claim'
  | 'device_adjustment';

/** Pages of a list, identified by their number, and records that belong to nobody. */
type OtherSubject =
  | 'audit_log'
  | 'call_wishes'
  | 'consultations'
  | 'coupon'
  | 'coupons'
  | 'devices'
  | 'gift-card'
  | 'gift-cards'
  | 'hearing_tests'
  | 'job'
  | 'mails'
  | 'orders'
  | 'outcomes'
  | 'product'
  | 'returns'
  | 'reviews'
  | 'staff'
  | 'staff_logins'
  | 'staff_password'
  | 'staff_second_step'
  | 'staff_recovery_codes'
  | 'staff_recovery'
  | 'subscriptions'
  | 'trials';

/** One line of the audit log: the kind of record and its id; never its content. */
export type RecordNote = {
  action: AuditAction;
  subject: PersonSubject | OtherSubject;
  recordId: string;
};

/** Sort and filter options for the staff's audit log. */
export const auditList = {
  sorts: ['-at'],
  filters: { action: auditActions },
} as const satisfies ListRules;
