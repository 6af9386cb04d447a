import { collectEarlyErrors } from '@/client/error-reporting';
import { env } from '@/client/env';
import { hydrateInSlices } from '@/client/hydrate-in-slices';
import { whenAtRest } from '@/components/ui/when-at-rest';

/* Next runs this before it hydrates. */
hydrateInSlices();

/* The reporter itself waits until the page has been painted and is idle. */
if (env.sentryDsn) {
  const stopCollecting = collectEarlyErrors();
  const load = async () => {
    const { startErrorReporting } = await import('../sentry.client.config');
    startErrorReporting();
    stopCollecting();
  };
  whenAtRest(() => void load());
}
