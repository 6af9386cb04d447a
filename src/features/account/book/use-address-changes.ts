import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/ui/toasts/toast';
import type { AccountBook, BookAddress } from '@/domain/accounts/account-book';
import { useTellFailure } from '@/features/auth/public';
import { askBook } from './lazy-book-actions';
import type { Uses } from './book-actions';

type Removed = { entry: BookAddress; uses: Uses };

type State = { book: AccountBook; show: (book: AccountBook) => void; refresh: () => void };

/** Changes entries of the list, one at a time, and can undo a removal. */
export function useAddressChanges({ book, show, refresh }: State) {
  const t = useTranslations('account.addresses');
  const tell = useTellFailure();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);

  async function run(id: string, work: Parameters<typeof askBook<Answer>>[0]): Promise<boolean> {
    if (busyId !== null) return false;
    setBusyId(id);
    const answer = await askBook(work);
    setBusyId(null);
    if (answer.ok) show(answer.value);
    else {
      tell('generic', answer);
      // Another tab may have changed the book already.
      refresh();
    }
    return answer.ok;
  }

  async function use(entry: BookAddress, uses: Uses) {
    if (await run(entry.id, (actions) => actions.applyUses(entry, uses))) {
      await showToast('success', t(uses.isShipping ? 'shipsHere' : 'billsHere'));
    }
  }

  async function remove(entry: BookAddress) {
    const uses = {
      isShipping: entry.id === book.shippingAddressId,
      isBilling: entry.id === book.billingAddressId && entry.id !== book.shippingAddressId,
    };
    if (await run(entry.id, (actions) => actions.removeAddress(entry, uses))) {
      setRemoved({ entry, uses });
    }
  }

  async function undo() {
    if (removed === null) return;
    const { entry, uses } = removed;
    const draft = { accountId: '', id: null, values: entry.fields };
    if (await run(entry.id, (actions) => actions.saveAddress(draft, uses))) setRemoved(null);
  }

  return { busyId, removed, use, remove, undo };
}

type Answer = Awaited<ReturnType<typeof import('./book-actions').applyUses>>;
