export type MailAttachment = { filename: string; contentType: string; content: Uint8Array };

export type MailMessage = {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailAttachment[];
  /** In addition to the headers every mail has. */
  headers?: Readonly<Record<string, string>>;
  /**
   * What the mail is about, such as `order-confirmation-<order id>`: the same key is the same mail, which an adapter
   * delivers once if it can tell.
   */
  key: string;
  /**
   * How much is kept for staff: everything by default, only `subject` for a mail that contains a key, and nothing of
   * the farewell to a person whose data we have just removed.
   */
  trace?: 'words' | 'subject' | 'none';
};

/** Sends messages. Resolves when the next server has accepted the message; throws when it did not. */
export interface Mail {
  readonly adapter: 'outbox' | 'smtp';
  send(message: MailMessage): Promise<void>;
  /** Removes messages that the adapter itself kept from before that time; absent when it keeps none. */
  removeBefore?(before: Date): Promise<void>;
}
