/** What a visit may have left under an address that nobody had proven yet. */
export const foundRecordKinds = [
  'hearing_test',
  'file',
  'waiver',
  'questionnaire',
  'message',
  'booking',
] as const;
export type FoundRecordKind = (typeof foundRecordKinds)[number];

/** A record under somebody's proven address that no account owns yet. Nothing of its content is told before a yes. */
export type FoundRecord = {
  kind: FoundRecordKind;
  id: string;
  /** When it was made; ISO UTC. */
  at: string;
};

/** What the owner of the address says about it. */
export const foundRecordAnswers = ['mine', 'not_mine'] as const;
export type FoundRecordAnswer = (typeof foundRecordAnswers)[number];
