/** The finder's interface for other features. */
export { prefillFinder } from './finder-store';
