/**
 * Loaded before a server under observation (`node --expose-gc --import …`): answers each message of the parent process
 * with the bytes in use after a garbage collection. WebAssembly counts as buffers.
 */
process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ used: heapUsed + external, rss });
});
// The channel to the parent must not keep a server from ending.
process.channel?.unref();
