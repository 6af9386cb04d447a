/**
 * Loaded before a server that somebody watches (`node --expose-gc --import …`): answers each message of its parent
 * with the bytes that are still used after a collection. WebAssembly counts with the buffers.
 */
process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ used: heapUsed + external, rss });
});
// Being watched must not keep a server from ending.
process.channel?.unref();
