import * as Sentry from '@sentry/nextjs';
import { env } from '@/client/env';
import { connectErrorSink } from '@/client/error-reporting';

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
