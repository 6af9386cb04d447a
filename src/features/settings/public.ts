import { deferred } from '@/components/ui/deferred';

/** What pages and other features may use of a visitor's settings. Light enough for every page: the rest is loaded where it is shown. */
export { useTextSize } from './use-text-size';
export const VisitorSettings = deferred(() =>
  import('./visitor-settings').then((module) => module.VisitorSettings),
);
