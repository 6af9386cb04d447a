import { Activity } from '@/components/icons/activity';
import { Boxes } from '@/components/icons/boxes';
import { CalendarClock } from '@/components/icons/calendar-clock';
import { ChartColumn } from '@/components/icons/chart-column';
import type { Icon } from '@/components/icons/drawn';
import { Ear } from '@/components/icons/ear';
import { FileText } from '@/components/icons/file-text';
import { Gift } from '@/components/icons/gift';
import { Headphones } from '@/components/icons/headphones';
import { History } from '@/components/icons/history';
import { Inbox } from '@/components/icons/inbox';
import { ListChecks } from '@/components/icons/list-checks';
import { LockKeyhole } from '@/components/icons/lock-keyhole';
import { MessageCircle } from '@/components/icons/message-circle';
import { Package } from '@/components/icons/package';
import { Repeat } from '@/components/icons/repeat';
import { RotateCcw } from '@/components/icons/rotate-ccw';
import { Ticket } from '@/components/icons/ticket';
import { Wrench } from '@/components/icons/wrench';
import { staffPaths } from '@/domain/staff/staff-paths';
import type { StaffPermission } from '@/domain/staff/staff-roles';

type Section = { id: SectionId; href: string; icon: Icon; may: StaffPermission };

export type SectionId =
  | 'today'
  | 'orders'
  | 'hearing-tests'
  | 'returns'
  | 'devices'
  | 'messages'
  | 'consultations'
  | 'outcomes'
  | 'reviews'
  | 'subscriptions'
  | 'coupons'
  | 'gift-cards'
  | 'catalogue'
  | 'outbox'
  | 'jobs'
  | 'status'
  | 'audit'
  | 'logins';

/** The sections of the admin area, in the order of its navigation: daily work first. */
export const sections: readonly Section[] = [
  { id: 'today', href: staffPaths.admin, icon: ListChecks, may: 'today' },
  { id: 'orders', href: staffPaths.adminOrders, icon: Package, may: 'orders.read' },
  { id: 'hearing-tests', href: staffPaths.adminHearingTests, icon: Ear, may: 'health' },
  { id: 'returns', href: staffPaths.adminReturns, icon: RotateCcw, may: 'returns' },
  { id: 'devices', href: staffPaths.adminDevices, icon: Headphones, may: 'health' },
  { id: 'messages', href: staffPaths.adminMessages, icon: MessageCircle, may: 'messages' },
  { id: 'consultations', href: staffPaths.adminConsultations, icon: CalendarClock, may: 'calls' },
  { id: 'outcomes', href: staffPaths.adminOutcomes, icon: ChartColumn, may: 'outcomes' },
  { id: 'reviews', href: staffPaths.adminReviews, icon: FileText, may: 'reviews' },
  { id: 'subscriptions', href: staffPaths.adminSubscriptions, icon: Repeat, may: 'subscriptions' },
  { id: 'coupons', href: staffPaths.adminCoupons, icon: Ticket, may: 'coupons' },
  { id: 'gift-cards', href: staffPaths.adminGiftCards, icon: Gift, may: 'gift-cards' },
  { id: 'catalogue', href: staffPaths.adminCatalogue, icon: Boxes, may: 'catalogue.read' },
  { id: 'outbox', href: staffPaths.adminOutbox, icon: Inbox, may: 'mails' },
  { id: 'jobs', href: staffPaths.adminJobs, icon: Wrench, may: 'jobs' },
  { id: 'status', href: staffPaths.adminStatus, icon: Activity, may: 'status' },
  { id: 'audit', href: staffPaths.adminAudit, icon: History, may: 'audit' },
  { id: 'logins', href: staffPaths.adminLogins, icon: LockKeyhole, may: 'today' },
];

/** The permission required for a section. */
export function permissionOf(id: SectionId): StaffPermission {
  const section = sections.find((one) => one.id === id);
  if (!section) throw new Error(`There is no room ${id}`);
  return section.may;
}
