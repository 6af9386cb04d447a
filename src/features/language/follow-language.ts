/** Loads what follows a link to this page in the other language, and what puts back the text that was typed before. */
export const loadLanguageSwitch = () => import('./switch-language');
