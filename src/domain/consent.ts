/** What people may agree to. Each purpose is asked for by itself (Québec's Law 25; PIPEDA). */
export const consentPurposes = [
  'email_offers',
  'text_offers',
  'hearing_storage',
  'hearing_follow_up',
  'hearing_waiver',
  'hearing_questionnaire',
  'found_record',
] as const;
type ConsentPurpose = (typeof consentPurposes)[number];

/** Where somebody said yes or no. */
export const consentSources = [
  'subscribe_form',
  'confirmation_link',
  'unsubscribe_link',
  'account',
  'account_deletion',
  'hearing_test',
  'questionnaire',
  'found_record',
] as const;
export type ConsentSource = (typeof consentSources)[number];

/**
 * How we know who said it: `visit`: nobody was logged in, the address was only typed; `account`: its customer was logged
 * in; `mailed_link`: the person who opened a link that we mailed to the address.
 */
type ConsentProof = 'visit' | 'account' | 'mailed_link';

/**
 * The wording that was agreed to. A new wording is a new version, so that the ledger still says what the person
 * read; the words themselves are messages (`consents`).
 */
export const consentTextVersion = '2026-11';

/** One entry of the ledger: what somebody said, when, to which words. Entries are never changed. */
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
 * Where an address stands with our news. `asked`: a confirmation link is on its way and nothing else may be sent;
 * a box ticked in a form is not consent before the link is opened (CASL).
 */
export type MailingState = 'asked' | 'on' | 'off';

/** The same as its owner sees it. */
export type MailingView = {
  state: MailingState;
  /** ISO UTC; when it came to that. Null when nobody ever asked. */
  since: string | null;
};

/** A link that asks for the yes works this long; somebody who opens an older one is asked anew. */
export const confirmationLifetimeMs = 30 * 24 * 60 * 60 * 1000;
