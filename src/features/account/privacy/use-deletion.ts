import { useState } from 'react';
import { addressHere } from '@/domain/pages/document-addresses';
import { forgetAccount, useTellFailure } from '@/features/auth/public';
import { paths } from '@/domain/pages/paths';
import { loadPrivacyRequests } from './privacy-store';

/** Deletes the account, then loads a new page: nothing of the customer's stays in this page's memory. */
export function useDeletion() {
  const tell = useTellFailure();
  const [isDeleting, setIsDeleting] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  async function remove(proof: { password: string } | { key: string }) {
    setIsDeleting(true);
    setIsRefused(false);
    const answer = await loadPrivacyRequests().then((requests) => requests.deleteAccount(proof));
    if (answer.ok) {
      forgetAccount();
      window.location.assign(addressHere(paths.accountDeleted));
      return;
    }
    setIsDeleting(false);
    if (answer.code === 'permission_error') setIsRefused(true);
    else tell('generic', answer);
  }

  return { isDeleting, isRefused, remove };
}
