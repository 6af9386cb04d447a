import { refusalOf, type StoreRefusal } from '@/client/requests/store-answer';

type BookActions = typeof import('./book-actions');

/** Loads the server actions as a separate chunk. Code that cannot be loaded counts as a missing connection. */
export function askBook<Answer>(
  ask: (actions: BookActions) => Promise<Answer>,
): Promise<Answer | StoreRefusal> {
  return import('./book-actions').then(ask).catch(refusalOf);
}

export const loadBook = () => import('./book-actions');

type CardEntryActions = typeof import('./card-entry');

/** Loads the actions of the card dialog, and with them what the gateways need of a browser. */
export function askCardEntry<Answer>(
  ask: (actions: CardEntryActions) => Promise<Answer>,
): Promise<Answer | StoreRefusal> {
  return import('./card-entry').then(ask).catch(refusalOf);
}
