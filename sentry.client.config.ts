import * as Sentry from '@sentry/nextjs';
import { env } from '@/client/env';
import { connectErrorSink } from '@/client/error-reporting';

const unwanted: readonly string[] = ['Breadcrumbs', 'BrowserSession', 'BrowserTracing'];

/**
 * Starts the browser's error reporter and hands it what was kept so far. Reports travel through our own
 * origin (`/monitoring`); no traces.
 */
export function startErrorReporting(): void {
  if (!env.sentryDsn) return;
  Sentry.init({
    dsn: env.sentryDsn,
    tunnel: '/monitoring',
    tracesSampleRate: 0,
    /* What somebody did before, and how long, is nobody's business. The server cuts down what is left (report.ts). */
    maxBreadcrumbs: 0,
    sendClientReports: false,
    integrations: (defaults) => defaults.filter(({ name }) => !unwanted.includes(name)),
    /* Addresses carry reset keys, bodies carry health data: neither ever leaves with a report. */
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
  });
  connectErrorSink(({ error, source }) => {
    Sentry.captureException(error, { tags: { source } });
  });
}
