import { array, boolean, number, object, string, type InferType } from 'yup';
import { browserNames, systemNames } from '../../words/device-words';
import { staffRoles } from '../staff-roles';

const loginSchema = object({
  id: string().required(),
  browser: string().oneOf(browserNames).nullable().defined(),
  system: string().oneOf(systemNames).nullable().defined(),
  /** ISO UTC. */
  begunAt: string().required(),
  lastUsedAt: string().required(),
});
export type Login = InferType<typeof loginSchema>;

const myLoginSchema = loginSchema.shape({
  /** The login that asks. */
  isThis: boolean().required(),
});
export type MyLogin = InferType<typeof myLoginSchema>;

/** The answer of `/api/admin-login/mine`. */
export const mineSchema = object({ results: array(myLoginSchema.required()).required() });

const memberSchema = object({
  id: string().required(),
  name: string().required(),
  role: string().oneOf(staffRoles).required(),
  hasSecondStep: boolean().required(),
  logins: array(loginSchema.required()).required(),
});
export type Member = InferType<typeof memberSchema>;

/** The answer of `/api/admin-login/members`. */
export const membersSchema = object({ results: array(memberSchema.required()).required() });

export const endedSchema = object({ ended: number().integer().required() });
