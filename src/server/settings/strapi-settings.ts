import { string } from 'yup';

/** A content service of Strapi (version 5). */
export type StrapiSettings = {
  /** Origin of its API, without a slash at the end. */
  url: string;
  /** Reads what is published: it goes to Strapi and nowhere else. */
  token: string;
};

/** The part of the environment that is about Strapi. */
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
