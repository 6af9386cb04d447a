import { create } from 'zustand';
import type { LoginStage, StaffRole } from '@/domain/staff/staff-roles';

export type AdminState = {
  /** Unknown until the server has been asked; nothing is shown until then. */
  status: 'unknown' | 'out' | LoginStage;
  /** Who is logged in; `clinic` for the shared password. */
  staffName: string;
  /** Null while nobody is. */
  role: StaffRole | null;
  /** The shared password is nobody's own: it has no second step, and nobody changes it here. */
  isShared: boolean;
  /** What their second step can be; both false while none is set up. */
  steps: { app: boolean; passkey: boolean };
  /** The login ended by itself: the form says so. */
  hasEnded: boolean;
  /** The last question got no answer. */
  isUnreachable: boolean;
};

/** What this tab knows of who works here. The token itself stays in storage (`client/session/admin-token`). */
export const useAdminStore = create<AdminState>(() => ({
  status: 'unknown',
  staffName: '',
  role: null,
  isShared: false,
  steps: { app: false, passkey: false },
  hasEnded: false,
  isUnreachable: false,
}));
