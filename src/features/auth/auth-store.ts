import { create } from 'zustand';
import type { CustomerAccount } from '@/client/wire/account-from-wire';

export type AuthState = {
  /** Unknown until the server has been asked; what depends on it renders nothing until then (spec 4). */
  status: 'unknown' | 'guest' | 'customer';
  /** The customer's account, while the status is `customer`. */
  account: CustomerAccount | null;
  /** The last check got no answer. A known login stays known. */
  isUnreachable: boolean;
  /** The page to open after a successful login; read by the page that is left. */
  arrival: string | null;
  /** The e-mail from the first login step. Kept in memory only: an address bar or storage would show it to others. */
  typedEmail: string;
};

/** The login state. All requests to the server are in auth-actions. */
export const useAuthStore = create<AuthState>(() => ({
  status: 'unknown',
  account: null,
  isUnreachable: false,
  arrival: null,
  typedEmail: '',
}));
