export type MailMessage = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Beside those every mail has. */
  headers?: Readonly<Record<string, string>>;
  /**
   * What the mail is about, such as `order-confirmation-<order id>`: the same key is the same mail,
   * which an adapter delivers once where it can tell.
   */
  key: string;
  /**
   * What is kept of it for our staff: all of it when nothing else is said, `subject` alone of a mail with a key in
   * it, and nothing of the farewell to somebody whose data we have just removed.
   */
  trace?: 'words' | 'subject' | 'none';
};

/** Hands messages on. Resolves when the next one in line has taken the message over; throws when it did not. */
export interface Mail {
  readonly adapter: 'outbox' | 'smtp';
  send(message: MailMessage): Promise<void>;
  /** Removes what the adapter itself keeps of messages from before that time; without it, it keeps nothing. */
  removeBefore?(before: Date): Promise<void>;
}
