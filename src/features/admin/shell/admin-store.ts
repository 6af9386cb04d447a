import { create } from 'zustand';
import type { Locale } from '@/domain/words/locale';
import type { LoginStage, StaffRole } from '@/domain/staff/staff-roles';

export type AdminState = {
  /** Unknown until the server has been asked; nothing is shown until then. */
  status: 'unknown' | 'out' | LoginStage;
  /** Name of the logged-in staff member; `clinic` for the shared password. */
  staffName: string;
  /** Null without a login. */
  role: StaffRole | null;
  /** Whether the shared password is used: it belongs to nobody, has no second step and cannot be changed here. */
  isShared: boolean;
  /** The kinds of second step they have set up; both false before that. */
  steps: { app: boolean; passkey: boolean };
  /** What they want to read; null where nobody chose. */
  language: Locale | null;
  /** The login expired; the form says so. */
  hasEnded: boolean;
  /** The last request got no answer. */
  isUnreachable: boolean;
};

/** The login as this tab knows it. The token itself stays in storage (`client/session/admin-token`). */
export const useAdminStore = create<AdminState>(() => ({
  status: 'unknown',
  staffName: '',
  role: null,
  isShared: false,
  steps: { app: false, passkey: false },
  language: null,
  hasEnded: false,
  isUnreachable: false,
}));
