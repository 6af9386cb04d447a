import { object, string } from 'yup';

export const changedSchema = object({ changed: string().required() });
