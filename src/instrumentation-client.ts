import { collectEarlyErrors } from '@/client/error-reporting';
import { env, hydratesInSlices } from '@/client/env';
import { whenAtRest } from '@/components/ui/loading/when-at-rest';
import { hydrateInSlices } from '@/serving/patches/hydrate-in-slices';

/* Next runs this file before it hydrates. */
if (hydratesInSlices) hydrateInSlices();

/* The reporter is loaded once the page has been painted and is idle. */
if (env.sentryDsn) {
  const stopCollecting = collectEarlyErrors();
  const load = async () => {
    const { startErrorReporting } = await import('../sentry.client.config');
    startErrorReporting();
    stopCollecting();
  };
  whenAtRest(() => void load());
}
