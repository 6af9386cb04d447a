export type TextMessage = {
  /**
   * What the text is about, such as `day-<order id>-day_7`: the same key is the same text, which an adapter delivers
   * once if it can tell.
   */
  key: string;
  /** As carriers want it: `+14035550142`. */
  to: string;
  /** Plain words; carriers cut what is longer than a few hundred letters. */
  body: string;
  /**
   * Comes back with each report about this text, because a report may arrive before `send` has resolved. It means
   * nothing outside the shop. Null when nobody waits for reports.
   */
  mark: string | null;
  /** When it was due: what was sent earlier is another text, even one with the same words. */
  dueAt: Date;
};

export type TextOutcome =
  /** `reference`: the provider's name for the text, which its reports use. */
  | { ok: true; reference: string }
  /** `opted_out`: the person told the carrier to stop; `refused`: the number takes no texts. Neither is tried again. */
  | { ok: false; code: 'opted_out' | 'refused' };

/** What became of a text. */
export type TextStatus = 'sent' | 'delivered' | 'failed';

/** What a provider tells us of its own accord. */
export type TextReport =
  | { kind: 'status'; reference: string; mark: string | null; status: TextStatus }
  /** Somebody answered a text. */
  | { kind: 'answer'; from: string; body: string };

/** A provider that reports, by calls that it signs. */
interface TextReports {
  /** Null when the signature is wrong. `unknown`: signed, and nothing that we act on. */
  read(call: {
    /** The form as it was sent. */
    fields: ReadonlyMap<string, string>;
    /** The address after its question mark, as it was called; empty when it has none. */
    query: string;
    signature: string | null;
  }): TextReport | 'unknown' | null;
  /** The body that answers the call; with words, the person who wrote gets them as a text. */
  answer(words: string | null): { contentType: string; body: string };
}

/** Sends texts to phones. */
export interface Texts {
  readonly adapter: 'outbox' | 'twilio';
  /**
   * Resolves when the provider has accepted the text. Throws when it did not answer: whether it took the text is then
   * unknown, and who tries again asks `find` first.
   */
  send(message: TextMessage): Promise<TextOutcome>;
  /**
   * The reference of a text that an earlier try handed over, when that try's answer was lost. Null when the provider
   * does not have it or could not deliver it. Its list may be late by some minutes. Throws when it did not answer.
   */
  find(message: TextMessage): Promise<string | null>;
  /** Null where nobody reports. */
  readonly reports: TextReports | null;
}

/** Where the provider of texts reports. */
export const textReportPath = '/api/webhooks/texts/twilio';
