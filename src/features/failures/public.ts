/** Interface for features that report a failure. */
export { tellFailure } from './tell-failure';
