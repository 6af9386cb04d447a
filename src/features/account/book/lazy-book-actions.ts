import { refusalOf, type StoreRefusal } from '@/client/requests/store-answer';

type BookActions = typeof import('./book-actions');

/** What asks the server is a chunk of its own. Code that cannot be loaded is as good as a missing connection. */
export function askBook<Answer>(
  ask: (actions: BookActions) => Promise<Answer>,
): Promise<Answer | StoreRefusal> {
  return import('./book-actions').then(ask).catch(refusalOf);
}

export const loadBook = () => import('./book-actions');
