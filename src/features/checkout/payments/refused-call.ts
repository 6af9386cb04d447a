import type { StoreRefusal } from '@/client/requests/store-answer';

/** A refusal that an element passes on, so that it is handled like any other. */
export class RefusedCall extends Error {
  constructor(readonly refusal: StoreRefusal) {
    super(refusal.message);
    this.name = 'RefusedCall';
  }
}
