/** Kinds of records that a visit may have left under an address that was not proven yet. */
export const foundRecordKinds = [
  'hearing_test',
  'file',
  'waiver',
  'questionnaire',
  'message',
  'booking',
] as const;
export type FoundRecordKind = (typeof foundRecordKinds)[number];

/** A record under a proven address that no account owns yet. Its content is shown only after the owner claims it. */
export type FoundRecord = {
  kind: FoundRecordKind;
  id: string;
  /** When it was made; ISO UTC. */
  at: string;
};

/** The address owner's answer. */
export const foundRecordAnswers = ['mine', 'not_mine'] as const;
export type FoundRecordAnswer = (typeof foundRecordAnswers)[number];
