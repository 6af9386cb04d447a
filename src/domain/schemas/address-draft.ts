import { object, string, ValidationError, type InferType } from 'yup';
import { savedAddressSchema } from './address-form';

const draftSchema = object({
  /** Whose it is: nobody else may find it. */
  accountId: string().required(),
  /** The entry that was being changed; null for a new one. */
  id: string().nullable().default(null),
  values: savedAddressSchema.required(),
});

/** An address that somebody was typing. */
export type AddressDraft = InferType<typeof draftSchema>;

/** What was typed when a session ended, and by whom. Null for anything else that storage may hold. */
export function parseAddressDraft(stored: unknown): AddressDraft | null {
  try {
    return draftSchema.validateSync(stored, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}
