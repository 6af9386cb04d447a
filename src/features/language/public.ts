export { loadLanguageSwitch } from './follow-language';
