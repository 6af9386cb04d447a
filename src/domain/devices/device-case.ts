import type { ListRules } from '../staff/admin-list';

/** What people ask us about their hearing aids. */
export const caseKinds = ['claim', 'adjustment', 'registration'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Sort and filter options of the staff's list; searches by a serial number or a customer's full address. */
export const deviceCaseList = {
  sorts: ['-createdAt'],
  filters: { state: ['open', 'done'], kind: caseKinds },
} as const satisfies ListRules;

/** One line of that list. */
export type DeviceCaseLine = {
  id: string;
  kind: CaseKind;
  /** The kind of a claim; empty for the others. */
  detail: string;
  status: string;
  isOpen: boolean;
  serial: string | null;
  createdAt: string;
  email: string | null;
  name: string | null;
};
