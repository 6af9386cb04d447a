import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import type { AccountBook } from '@/domain/accounts/account-book';
import { CardForm } from './card-form';
import { GatewayCard } from './gateway-card';
import type { CardEntry } from './card-entry';
import { askCardEntry } from './lazy-book-actions';

type NewCardProps = {
  /** The first card becomes the default by itself. */
  isFirst: boolean;
  onSaved: (book: AccountBook) => void;
};

/**
 * Adds a card. Our own form opens in a dialog. The gateway's fields stand in the page: the bank opens a window over the
 * page to ask the holder, and an open dialog would block it.
 */
export function NewCard({ isFirst, onSaved }: NewCardProps) {
  const t = useTranslations('account.cards');
  const { entry, isOpen, isAsking, open, close } = useNewCard();
  const button = useRef<HTMLButtonElement>(null);
  const isInPage = isOpen && entry?.kind === 'fields';
  useFocusAfter(isInPage, button);

  const form = {
    isFirst,
    onSaved: (book: AccountBook) => {
      close();
      onSaved(book);
    },
    onCancel: close,
  };
  if (isInPage) return <GatewayCard {...form} entry={entry} />;
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        isBusy={isAsking}
        busyLabel={t('opening')}
        onClick={() => void open()}
      >
        {t('add')}
      </Button>
      <Modal title={t('addTitle')} isOpen={isOpen} onClose={close}>
        {entry && <CardForm {...form} entry={entry} />}
      </Modal>
    </>
  );
}

/** The form for a new card. How this shop takes one is asked when the form is opened. */
function useNewCard() {
  /** Kept after the form is closed, as it leaves the screen slowly. */
  const [entry, setEntry] = useState<CardEntry | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function open() {
    if (isAsking) return;
    setIsAsking(true);
    const answer = await askCardEntry((actions) => actions.readCardEntry());
    setIsAsking(false);
    setEntry('kind' in answer ? answer : { kind: 'form', isTest: false });
    setIsOpen(true);
  }

  return { entry, isOpen, isAsking, open, close: () => setIsOpen(false) };
}

/** Focuses an element when something that stood in its place is gone. */
function useFocusAfter(isThere: boolean, next: { current: HTMLElement | null }) {
  const wasThere = useRef(false);
  useEffect(() => {
    if (wasThere.current && !isThere) next.current?.focus();
    wasThere.current = isThere;
  }, [isThere, next]);
}
