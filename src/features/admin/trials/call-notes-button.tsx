import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import { CallNotesPart } from './call-notes-part';

type CallNotesButtonProps = {
  label: string;
  /** Who it is about; read after the label. */
  name: string;
  about: { order_id: string } | { booking_id: string };
  onSaved?: () => void;
};

/** Opens the notes of calls with this customer. They are read, and noted as read, only then. */
export function CallNotesButton({ label, name, about, onSaved }: CallNotesButtonProps) {
  const t = useTranslations('admin-trials');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
        {label} <span className="sr-only">{name}</span>
      </Button>
      <Modal title={t('notes')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <CallNotesPart
            about={about}
            onSaved={() => {
              setIsOpen(false);
              onSaved?.();
            }}
          />
        )}
      </Modal>
    </>
  );
}
