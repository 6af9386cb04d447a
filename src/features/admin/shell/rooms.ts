import { Activity } from '@/components/icons/activity';
import { Boxes } from '@/components/icons/boxes';
import { CalendarClock } from '@/components/icons/calendar-clock';
import type { Icon } from '@/components/icons/drawn';
import { Ear } from '@/components/icons/ear';
import { Gift } from '@/components/icons/gift';
import { History } from '@/components/icons/history';
import { Inbox } from '@/components/icons/inbox';
import { ListChecks } from '@/components/icons/list-checks';
import { MessageCircle } from '@/components/icons/message-circle';
import { Package } from '@/components/icons/package';
import { Repeat } from '@/components/icons/repeat';
import { RotateCcw } from '@/components/icons/rotate-ccw';
import { Ticket } from '@/components/icons/ticket';
import { Wrench } from '@/components/icons/wrench';
import { staffPaths } from '@/domain/staff-paths';

type Room = { id: RoomId; href: string; icon: Icon };

export type RoomId =
  | 'today'
  | 'orders'
  | 'hearing-tests'
  | 'returns'
  | 'messages'
  | 'consultations'
  | 'subscriptions'
  | 'coupons'
  | 'gift-cards'
  | 'catalogue'
  | 'outbox'
  | 'jobs'
  | 'status'
  | 'audit';

/** The rooms of the admin area, in the order of its navigation: a day's work first. */
export const rooms: readonly Room[] = [
  { id: 'today', href: staffPaths.admin, icon: ListChecks },
  { id: 'orders', href: staffPaths.adminOrders, icon: Package },
  { id: 'hearing-tests', href: staffPaths.adminHearingTests, icon: Ear },
  { id: 'returns', href: staffPaths.adminReturns, icon: RotateCcw },
  { id: 'messages', href: staffPaths.adminMessages, icon: MessageCircle },
  { id: 'consultations', href: staffPaths.adminConsultations, icon: CalendarClock },
  { id: 'subscriptions', href: staffPaths.adminSubscriptions, icon: Repeat },
  { id: 'coupons', href: staffPaths.adminCoupons, icon: Ticket },
  { id: 'gift-cards', href: staffPaths.adminGiftCards, icon: Gift },
  { id: 'catalogue', href: staffPaths.adminCatalogue, icon: Boxes },
  { id: 'outbox', href: staffPaths.adminOutbox, icon: Inbox },
  { id: 'jobs', href: staffPaths.adminJobs, icon: Wrench },
  { id: 'status', href: staffPaths.adminStatus, icon: Activity },
  { id: 'audit', href: staffPaths.adminAudit, icon: History },
];
