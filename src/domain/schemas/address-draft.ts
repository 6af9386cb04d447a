import { object, string, ValidationError, type InferType } from 'yup';
import { savedAddressSchema } from './address-form';

const draftSchema = object({
  /** Owner of the draft; no other customer may see it. */
  accountId: string().required(),
  /** The entry that was being changed; null for a new one. */
  id: string().nullable().default(null),
  values: savedAddressSchema.required(),
});

/** An unfinished address. */
export type AddressDraft = InferType<typeof draftSchema>;

/** The text typed when a session ended, and its owner. Null for anything else that storage may hold. */
export function parseAddressDraft(stored: unknown): AddressDraft | null {
  try {
    return draftSchema.validateSync(stored, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}
