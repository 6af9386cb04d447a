import type { ListRules } from './admin-list';

/** What our staff can do to a record, in one word. */
export const auditActions = ['view', 'list', 'change', 'delete'] as const;
export type AuditAction = (typeof auditActions)[number];

/** What our staff's list of its own doings can be sorted by and narrowed to. */
export const auditList = {
  sorts: ['-at'],
  filters: { action: auditActions },
} as const satisfies ListRules;
