import type { UseFormRegisterReturn } from 'react-hook-form';

/** What a form says of one of its fields: name and handlers, its id, and what is wrong with it. */
export type FormField = UseFormRegisterReturn & { id: string; error: string | undefined };
