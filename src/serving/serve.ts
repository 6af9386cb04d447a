import { once } from 'node:events';
import type { Server } from 'node:http';
import next from 'next';
import type { Lifecycle } from '@/server/main/lifecycle';
import { withLanguages } from './addresses/languages';
import { innerAddress } from './addresses/outer-addresses';
import {
  isUnreadableAddress,
  refuseAddress,
  refuseUnreadable,
} from './addresses/unreadable-request';
import { announce } from './announce';
import { withApiCalls } from './api-calls';
import { withCompressedFiles } from './compression/compressed-files';
import { withCompression } from './compression/compressed-pages';
import { withGate } from './gate';
import type { Handler } from './handler';
import { readInlineScripts } from './headers/inline-scripts';
import { withHeaders } from './headers/with-headers';
import { openServer } from './open-server';
import { withShedding } from './overload/refusing';
import { readPatches, type Patches } from './patches/switches';
import { StartError } from './start-error';
import { stopOnSignal } from './stop';

/**
 * Size of the queue of unaccepted connections, as far as the system allows. A connection beyond it would be dropped,
 * and the client would try again only after seconds.
 */
const mostWaiting = 4_096;

export type ServeOptions = {
  /** Folder of the project. */
  root: string;
  /** Folder of the built site. */
  distDir: string;
  port: number;
  /** The setting PATCHES (patches/switches.ts). */
  patches?: string;
};

/**
 * Serves the built shop from this process: pages, API, database and job workers. Resolves once the shop is open. The
 * port opens earlier, so that early requests wait and are not refused.
 *
 * @throws {StartError} when the port is taken, or with the reason why the shop cannot open
 */
export async function serve(options: ServeOptions): Promise<void> {
  const { root, port } = options;
  const patches = readPatches(options.patches);
  const app = next({ dev: false, dir: root, port, hostname: 'localhost' });
  const opening = app.prepare().then(async () => {
    const shop = await globalThis.borealServices;
    if (!shop) {
      throw (
        globalThis.borealStartFailure ?? new StartError('The shop did not start with its server.')
      );
    }
    return shop.lifecycle;
  });
  const answering = opening.then((lifecycle) =>
    answerOf({ ...options, patches }, app.getRequestHandler(), lifecycle),
  );
  const server = openServer((request, response) => {
    request.url = innerAddress(request.url ?? '/');
    if (isUnreadableAddress(request.url)) return refuseAddress(response, request.url);
    return answering.then(
      (answer) => answer(request, response),
      () => response.writeHead(503).end(),
    );
  });
  server.on('clientError', refuseUnreadable);
  const [lifecycle] = await Promise.all([opening, answering, listen(server, port)]);
  announce(server, lifecycle);
  stopOnSignal(server, lifecycle);
}

/** All layers around Next, the outermost last. */
function answerOf(
  { root, distDir, patches }: Pick<ServeOptions, 'root' | 'distDir'> & { patches: Patches },
  answerOfNext: Handler,
  lifecycle: Lifecycle,
): Handler {
  const api = globalThis.borealApi;
  if (!api) throw new StartError('The API did not start with its server.');
  const called = withApiCalls(answerOfNext, api);
  const limited = withShedding(called, lifecycle);
  const compressed = withCompression(limited, patches);
  // Compressed files cost almost nothing, so they are never refused.
  const withFiles = withCompressedFiles(compressed, root, distDir);
  const gated = withGate(withFiles, lifecycle.codeGate);
  const headed = withHeaders(gated, lifecycle, readInlineScripts(distDir));
  return withLanguages(headed, lifecycle);
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen({ port, backlog: mostWaiting });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`
        : `Port ${port} cannot be used: ${error.message}`,
    );
  });
}
