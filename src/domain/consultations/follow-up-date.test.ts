import { followUpEvent } from './follow-up-date';

test('a follow-up date is a whole day without the customer', () => {
  const note = { id: 'n1', followUpOn: '2026-12-31', at: '2026-11-24T17:05:09.123Z' };
  const file = followUpEvent(note, 'Follow-up call; see the note, please');
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:call-note-n1@boreal',
      'DTSTAMP:20261124T170509Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Follow-up call\\; see the note\\, please',
    ]),
  );
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
