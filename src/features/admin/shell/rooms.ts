import {
  Activity,
  Boxes,
  CalendarClock,
  Ear,
  Gift,
  History,
  Inbox,
  ListChecks,
  MessageCircle,
  Package,
  Repeat,
  RotateCcw,
  Ticket,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '@/domain/paths';

type Room = { id: RoomId; href: string; icon: LucideIcon };

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
  { id: 'today', href: paths.admin, icon: ListChecks },
  { id: 'orders', href: paths.adminOrders, icon: Package },
  { id: 'hearing-tests', href: paths.adminHearingTests, icon: Ear },
  { id: 'returns', href: paths.adminReturns, icon: RotateCcw },
  { id: 'messages', href: paths.adminMessages, icon: MessageCircle },
  { id: 'consultations', href: paths.adminConsultations, icon: CalendarClock },
  { id: 'subscriptions', href: paths.adminSubscriptions, icon: Repeat },
  { id: 'coupons', href: paths.adminCoupons, icon: Ticket },
  { id: 'gift-cards', href: paths.adminGiftCards, icon: Gift },
  { id: 'catalogue', href: paths.adminCatalogue, icon: Boxes },
  { id: 'outbox', href: paths.adminOutbox, icon: Inbox },
  { id: 'jobs', href: paths.adminJobs, icon: Wrench },
  { id: 'status', href: paths.adminStatus, icon: Activity },
  { id: 'audit', href: paths.adminAudit, icon: History },
];
