import { create } from 'zustand';
import type { CustomerAccount } from '@/client/wire/account-from-wire';

export type AuthState = {
  /** Unknown until the server has been asked; what depends on it renders nothing until then (spec 4). */
  status: 'unknown' | 'guest' | 'customer';
  /** Hers, while the status is `customer`. */
  account: CustomerAccount | null;
  /** The last question got no answer. Who was known before stays known. */
  isUnreachable: boolean;
  /** Where a login that has just worked leads; taken by the page that is left. */
  arrival: string | null;
  /** What was typed in the first step of the login. Kept in memory only: an address bar or storage would tell others. */
  typedEmail: string;
};

/** What the shop knows of who is visiting. Whatever asks the server lives in auth-actions. */
export const useAuthStore = create<AuthState>(() => ({
  status: 'unknown',
  account: null,
  isUnreachable: false,
  arrival: null,
  typedEmail: '',
}));
