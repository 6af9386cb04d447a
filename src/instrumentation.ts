import type { Instrumentation } from 'next';

/** Next calls this once per server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('./server/main/start-server');
    await startServer();
  }
}

/** Next calls this when a page fails to render. Otherwise Next's own line on the console would be the only trace. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { services } = await import('./server/main/services');
  const { log } = await services();
  log.error({ err: error, route: routePath }, 'A page could not be made');
};
