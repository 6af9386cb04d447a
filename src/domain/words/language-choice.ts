/** Keeps the language that a visitor chose. Only the offer of the other language reads it: nobody is sent anywhere. */
export const languageCookie = 'boreal-language';

/** A year. */
export const languageCookieSeconds = 31_536_000;

/** Where typed text waits for the page in the other language; only in this tab, and only until that page reads it. */
export const carriedTextKey = 'boreal-carried';
