/** Why the shop does not start, as a sentence for people; scripts/serve.mjs shows it without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
