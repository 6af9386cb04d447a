import type { PersonSubject, RecordNote } from '@/domain/staff/audit';
import type { Notes } from './admin-endpoint';

/** Notes that a page of a list was read, by its number. */
export function listNote(subject: RecordNote['subject']) {
  return ({ page }: { page: number }): RecordNote => ({
    action: 'list',
    subject,
    recordId: `${page}`,
  });
}

/** Notes each record of a list that shows health data, so that each person can learn of it. */
export function listedNotes(
  subject: PersonSubject,
  page: number,
  results: readonly { id: string }[],
): Notes {
  const listed = results.map(({ id }): RecordNote => ({ action: 'list', subject, recordId: id }));
  const [first, ...more] = listed;
  return first ? [first, ...more] : [listNote(subject)({ page })];
}
