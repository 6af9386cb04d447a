/** What the result of a hearing test may know of the questionnaire. */
export { readToldSigns } from './stored-questionnaire';
