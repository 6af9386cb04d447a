import type { ListRules } from './admin-list';

/** What our staff can do to a record, in one word. */
export const auditActions = ['view', 'list', 'change', 'delete'] as const;
export type AuditAction = (typeof auditActions)[number];

/** Records that belong to one person: a look at one stands in that person's own download. */
export type PersonSubject =
  | 'account'
  | 'order'
  | 'return'
  | 'subscription'
  | 'hearing_result'
  | 'hearing_waiver'
  | 'upload'
  | 'questionnaire'
  | 'conversation'
  | 'booking'
  | 'call_wish'
  | 'mail';

/** Pages of a list, named by their number, and records of nobody. */
type OtherSubject =
  | 'audit_log'
  | 'call_wishes'
  | 'consultations'
  | 'coupon'
  | 'coupons'
  | 'gift-card'
  | 'gift-cards'
  | 'hearing_tests'
  | 'job'
  | 'mails'
  | 'orders'
  | 'product'
  | 'returns'
  | 'staff'
  | 'staff_logins'
  | 'staff_password'
  | 'staff_second_step'
  | 'staff_recovery_codes'
  | 'staff_recovery'
  | 'subscriptions';

/** One line of the audit log: the kind of record and which one; never what stands in it. */
export type RecordNote = {
  action: AuditAction;
  subject: PersonSubject | OtherSubject;
  recordId: string;
};

/** What our staff's list of its own doings can be sorted by and narrowed to. */
export const auditList = {
  sorts: ['-at'],
  filters: { action: auditActions },
} as const satisfies ListRules;
