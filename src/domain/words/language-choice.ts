/** Keeps the language that a visitor chose. Only the offer of the other language reads it: nobody is sent anywhere. */
export const languageCookie = 'boreal-language';

/** A year. */
export const languageCookieSeconds = 31_536_000;
