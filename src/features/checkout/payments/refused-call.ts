import type { StoreRefusal } from '@/client/requests/store-answer';

/** A refusal that an element hands on, so that it is read like any other. */
export class RefusedCall extends Error {
  constructor(readonly refusal: StoreRefusal) {
    super(refusal.message);
    this.name = 'RefusedCall';
  }
}
