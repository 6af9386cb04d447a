import type { EarSide } from '../audiometry/test-result';
import { dayIn, daysBetween } from '../calendar-days';
import type { GainChange } from '../fitting/corrections';
import { clinicTimeZone } from '../store';
import type { Locale } from '../words/locale';

/** What people notice, as taps. */
export const notices = [
  'restaurant_loud',
  'own_voice_booms',
  's_sharp',
  'phone_soft',
  'dishes_clatter',
  'whistle',
  'tv_unclear',
  'something_else',
] as const;
export type Notice = (typeof notices)[number];

export const noticePlaces = ['restaurant', 'home', 'car', 'everywhere'] as const;
export type NoticePlace = (typeof noticePlaces)[number];

export const noticeEars = ['both', 'left', 'right'] as const;
export type NoticeEar = (typeof noticeEars)[number];

/** The ears of a fitting sheet that a request is about. */
export const sidesOfNotice: Readonly<Record<NoticeEar, readonly EarSide[]>> = {
  both: ['R', 'L'],
  left: ['L'],
  right: ['R'],
};

/** Largest step that staff may take at once, in dB; the next one comes after the customer has listened to this one. */
export const largestStepDb = 10;

/** Something to look at beside the settings. */
export type AdjustmentCheck = 'vent' | 'dome_fit' | 'phone_program' | 'noise_program';

export type Suggestion = { changes: readonly GainChange[]; checks: readonly AdjustmentCheck[] };

/**
 * First changes to try. Which pitches and which sounds a complaint is about, and in which direction to go, follows the
 * expert survey of L. M. Jenstad, D. J. Van Tasell and C. Ewert, "Hearing aid troubleshooting based on patients'
 * descriptions", J. Am. Acad. Audiol. 14 (2003). The size of a step and its borders in hertz are ours
 * (docs/placeholders.md): staff change them before they are used. Null: ask the person.
 */
export const suggestions: Readonly<Record<Notice, Suggestion | null>> = {
  restaurant_loud: {
    changes: [{ fromHz: 250, toHz: 2000, input: 'loud', gainDb: -3 }],
    checks: ['noise_program'],
  },
  own_voice_booms: {
    changes: [{ fromHz: 250, toHz: 750, input: 'all', gainDb: -3 }],
    checks: ['vent'],
  },
  s_sharp: {
    changes: [{ fromHz: 4000, toHz: 8000, input: 'all', gainDb: -3 }],
    checks: [],
  },
  phone_soft: {
    changes: [{ fromHz: 500, toHz: 4000, input: 'talk', gainDb: 3 }],
    checks: ['phone_program'],
  },
  dishes_clatter: {
    changes: [{ fromHz: 2000, toHz: 8000, input: 'loud', gainDb: -3 }],
    checks: [],
  },
  whistle: {
    changes: [{ fromHz: 2000, toHz: 4000, input: 'soft', gainDb: -3 }],
    checks: ['dome_fit'],
  },
  tv_unclear: {
    changes: [
      { fromHz: 250, toHz: 500, input: 'talk', gainDb: -2 },
      { fromHz: 1000, toHz: 4000, input: 'talk', gainDb: 2 },
    ],
    checks: [],
  },
  something_else: null,
};

/** `asked`: waits for us. `changed`: the settings were. `answered`: we called, or wrote that nothing changes. */
export const adjustmentStatuses = ['asked', 'changed', 'answered'] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

export const helpedAnswers = ['yes', 'a_little', 'no'] as const;
export type HelpedAnswer = (typeof helpedAnswers)[number];

export const maximumNoticeWords = 1000;

/** A customer's request to change the sound, and what became of it. */
export type AdjustmentRequest = {
  id: string;
  accountId: string;
  /** The order of the aids that they wear; null for aids bought elsewhere. */
  orderId: string | null;
  status: AdjustmentStatus;
  notice: Notice;
  place: NoticePlace;
  ear: NoticeEar;
  /** In the customer's own words; empty unless they wrote some. */
  words: string;
  /** What was changed. */
  changes: readonly GainChange[];
  /** The version of the fitting sheet that the change made; null without a sheet. */
  sheetVersion: number | null;
  /** Our answer. */
  note: string;
  staffName: string | null;
  /** ISO UTC; null before the change. */
  changedAt: string | null;
  /** When we asked whether it helped. */
  askedAt: string | null;
  helped: HelpedAnswer | null;
  conversationId: string;
  locale: Locale;
  createdAt: string;
};

/** Days of listening before we ask whether a change helped. */
export const listeningDays = 3;

/** Whether the customer can say if a change helped: three days after it, once. */
export function isAskedWhetherItHelped(
  { status, changedAt, helped }: Pick<AdjustmentRequest, 'status' | 'changedAt' | 'helped'>,
  now: Date,
): boolean {
  if (status !== 'changed' || changedAt === null || helped !== null) return false;
  const changedOn = dayIn(clinicTimeZone, new Date(changedAt));
  return daysBetween(changedOn, dayIn(clinicTimeZone, now)) >= listeningDays;
}
