/**
 * The reason why the shop does not start, as a sentence for people; scripts/serve.mjs shows it without a stack trace.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
