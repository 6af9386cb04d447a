/** How other features tell that something failed. */
export { tellFailure } from './tell-failure';
