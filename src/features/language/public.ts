export { followLanguage, useCarriedText } from './follow-language';
