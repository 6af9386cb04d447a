import { cx } from '@/components/ui/cx';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { array, object, string, type InferType } from 'yup';
import { adminDocument } from '@/client/requests/admin-requests';
import { saveFile } from '@/client/requests/save-file';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/toasts/toast';
import { maximumNoteLength } from '@/domain/consultations/follow-up-date';
import { MutationFaultNotice } from '../record/mutation-fault';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { useClinicTime } from '../record/use-clinic-time';
import { useMutation } from '../record/use-mutation';
import styles from './trials.module.css';

const notesSchema = object({
  notes: array(
    object({
      id: string().required(),
      note: string().required(),
      followUpOn: string().nullable().defined(),
      by: string().required(),
      at: string().required(),
    }).required(),
  ).required(),
});
type CallNotes = InferType<typeof notesSchema>;

/** What the notes are about: an order, or a booked call. */
type CallNotesProps = {
  about: { order_id: string } | { booking_id: string };
  onSaved?: () => void;
};

/** The notes of calls with a customer, and a new one with a follow-up date. */
export function CallNotesPart({ about, onSaved }: CallNotesProps) {
  const query = new URLSearchParams(about).toString();
  const answered = useAnswer(`/api/admin-call-notes?${query}`, notesSchema);
  return (
    <div className="grid gap-6">
      <NewNote
        about={about}
        onSaved={(notes) => {
          answered.show(notes);
          onSaved?.();
        }}
      />
      <RecordView answered={answered}>{({ notes }) => <NoteList notes={notes} />}</RecordView>
    </div>
  );
}

type NewNoteProps = Pick<CallNotesProps, 'about'> & { onSaved: (notes: CallNotes) => void };

function NewNote({ about, onSaved }: NewNoteProps) {
  const t = useTranslations('admin-trials');
  const { run, busyWith, fault } = useMutation('/api/admin-call-notes', notesSchema);
  const [note, setNote] = useState('');
  const [followUpOn, setFollowUpOn] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  async function save() {
    setIsMissing(note.trim() === '');
    if (note.trim() === '') return;
    const body = { ...about, note, follow_up_on: followUpOn === '' ? null : followUpOn };
    const saved = await run('save', body);
    if (!saved) return;
    setNote('');
    setFollowUpOn('');
    await showToast('success', t('saved'));
    onSaved(saved);
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <MutationFaultNotice fault={fault} />
      <TextAreaField
        label={t('note')}
        hint={t('noteHint')}
        error={isMissing ? t('missing') : undefined}
        rows={3}
        maxLength={maximumNoteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <TextField
        type="date"
        label={t('followUp')}
        value={followUpOn}
        onChange={({ target }) => setFollowUpOn(target.value)}
        className={styles.day}
      />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        isBusy={busyWith !== null}
        busyLabel={t('saving')}
        className="justify-self-start"
      >
        {t('save')}
      </Button>
    </form>
  );
}

function NoteList({ notes }: CallNotes) {
  const t = useTranslations('admin-trials');
  const locale = useLocale();
  const { moment, day } = useClinicTime();
  if (notes.length === 0) return <p className="text-ink-soft">{t('noNotes')}</p>;

  async function saveCalendar(id: string) {
    const query = new URLSearchParams({ id, locale }).toString();
    const answer = await adminDocument(`/api/admin-call-note-calendar?${query}`);
    if (answer.ok) saveFile(answer.value, 'follow-up.ics');
  }

  return (
    <ul className="grid gap-4">
      {notes.map(({ id, note, followUpOn, by, at }) => (
        <li key={id} className="grid justify-items-start gap-1 border-t border-line pt-3">
          <p className={cx('break-words', styles.note)}>{note}</p>
          <p className="text-sm text-ink-soft">{t('by', { name: by, moment: moment(at) })}</p>
          {followUpOn && (
            <p className="flex flex-wrap items-center gap-3">
              <span className="font-semibold">{t('again', { date: day(followUpOn) })}</span>
              <Button size="sm" variant="secondary" onClick={() => void saveCalendar(id)}>
                {t('calendar')}
              </Button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
