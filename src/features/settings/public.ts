import { deferred } from '@/components/ui/loading/deferred';

/** Settings that a visitor can change for all pages. Light enough for each of them: it is loaded where it is shown. */
export const VisitorSettings = deferred(() =>
  import('./visitor-settings').then((module) => module.VisitorSettings),
);
