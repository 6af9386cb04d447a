/** What `_app` may use: light enough for every page, the rest is loaded where a tag manager is set up. */
export { PrivacyChoicesButton } from './privacy-choices-button';
export { TrackingPlace } from './tracking-place';
