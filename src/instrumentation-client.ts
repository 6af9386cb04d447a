import { collectEarlyErrors } from '@/client/error-reporting';
import { env } from '@/client/env';
import { hydrateInSlices } from '@/client/hydrate-in-slices';

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
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => void load());
    else setTimeout(() => void load(), 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
