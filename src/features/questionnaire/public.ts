/** The questionnaire's interface for the hearing test's result. */
export { readStartedSigns } from './stored-questionnaire';
