/** The questionnaire's interface for the hearing test's result. */
export { readToldSigns } from './stored-questionnaire';
