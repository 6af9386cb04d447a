/** What pages and other features may use of a visitor's settings. Light enough for every page. */
export { useTextSize } from './use-text-size';
export { VisitorSettings } from './visitor-settings';
