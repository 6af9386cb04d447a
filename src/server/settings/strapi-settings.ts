import { string } from 'yup';

/** A Strapi content service (version 5). */
export type StrapiSettings = {
  /** Origin of its API, without a trailing slash. */
  url: string;
  /** Reads published texts: it is sent only to Strapi. */
  token: string;
};

/** The environment variables for Strapi. */
export const strapiVariables = {
  STRAPI_URL: string().matches(/^https?:\/\/\S+$/, '${path} must be an address'),
  STRAPI_TOKEN: string(),
};

type StrapiEnvironment = { [Name in keyof typeof strapiVariables]?: string | undefined };

type Read = { settings: StrapiSettings | null; faults: string[] };

/** Both or none. */
export function readStrapi({ STRAPI_URL: url, STRAPI_TOKEN: token }: StrapiEnvironment): Read {
  if (url && token) return { settings: { url: url.replace(/\/+$/, ''), token }, faults: [] };
  const isMeant = Boolean(url ?? token);
  return { settings: null, faults: isMeant ? ['STRAPI_URL and STRAPI_TOKEN belong together'] : [] };
}
