/** The interface for `_app`: light enough for every page; the rest is loaded where a tag manager is configured. */
export { PrivacyChoicesButton } from './privacy-choices-button';
export { TrackingPlace } from './tracking-place';
