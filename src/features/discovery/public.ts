/** What other features may use of the finder. */
export { prefillFinder } from './finder-store';
