import type { UseFormRegisterReturn } from 'react-hook-form';

/** The form's data for one field: name and handlers, id, and error message. */
export type FormField = UseFormRegisterReturn & { id: string; error: string | undefined };
