import type { TellField } from './strategy';

/** What became of a card that somebody wants to keep. Only an agreed one has an id, for our server. */
export type CardSetupAnswer =
  | { kind: 'agreed'; setupId: string }
  /** The bank refused the card; its holder did not confirm it; or the gateway did not answer. */
  | { kind: 'refused' | 'not-confirmed' | 'unreachable' };

/** The gateway's card fields on this page. */
export interface CardFieldsShown {
  /** Asks the bank of the typed card, which may ask its holder on a sheet. Never rejects. */
  agree(clientSecret: string): Promise<CardSetupAnswer>;
  /** Removes the fields. */
  close(): void;
}

/** Takes a card to keep without a payment, in fields of the gateway's own. */
export interface CardSetup {
  /**
   * Shows the fields in their containers (`hostedFieldIds`) and reports changes in them. Throws when the gateway's code
   * does not load.
   */
  show(publishableKey: string, tell: TellField): Promise<CardFieldsShown>;
}
