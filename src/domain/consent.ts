/** What people can consent to. Each purpose is asked for separately (Québec's Law 25; PIPEDA). */
export const consentPurposes = [
  'email_offers',
  'text_offers',
  'text_follow_up',
  'hearing_storage',
  'hearing_follow_up',
  'hearing_waiver',
  'hearing_questionnaire',
  'found_record',
] as const;
type ConsentPurpose = (typeof consentPurposes)[number];

/** Where a consent was given or refused. */
export const consentSources = [
  'subscribe_form',
  'confirmation_link',
  'unsubscribe_link',
  'account',
  'account_deletion',
  'hearing_test',
  'questionnaire',
  'found_record',
  'text_answer',
] as const;
export type ConsentSource = (typeof consentSources)[number];

/**
 * How we know who consented. `visit`: nobody was logged in, the address was only typed; `account`: its customer was
 * logged in; `mailed_link`: the person who opened a link that we mailed to the address.
 */
type ConsentProof = 'visit' | 'account' | 'mailed_link';

/**
 * Version of the wording that was agreed to. A new wording gets a new version, so that the ledger still shows what the
 * person read; the texts are messages (`consents`).
 */
export const consentTextVersion = '2026-11';

/** One ledger entry: who answered what, when, to which wording. Entries are never changed. */
export type Consent = {
  id: string;
  email: string;
  purpose: ConsentPurpose;
  isGiven: boolean;
  source: ConsentSource;
  textVersion: string;
  locale: string;
  /** ISO UTC. */
  at: string;
  provenBy: ConsentProof;
};

/**
 * Newsletter state of an address. `asked`: a confirmation link was sent and nothing else may be sent; a ticked box in a
 * form is no consent before the link is opened (CASL).
 */
export type MailingState = 'asked' | 'on' | 'off';

/** Newsletter state as the owner of the address sees it. */
export type MailingView = {
  state: MailingState;
  /** When this state began; ISO UTC. Null when the newsletter was never asked for. */
  since: string | null;
};

/** Lifetime of a confirmation link; after that the person is asked again. */
export const confirmationLifetimeMs = 30 * 24 * 60 * 60 * 1000;
