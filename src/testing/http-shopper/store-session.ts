/** The header by which clients of the Store API name the shop. */
export const shopKey = `Basic ${Buffer.from('pk_embedded').toString('base64')}`;
const ownCalls = /^\/api\/(?:hearing-results|upload-hearing-test)/;

/** The session of a shopper without a browser. Like swell-js it takes over a new id. */
export class StoreSession {
  #id: string | undefined;

  /** Our own endpoints take the session as a bearer token; the Store API takes the shop's key and a session header. */
  headersFor(path: string): Record<string, string> {
    if (ownCalls.test(path)) return this.#id ? { authorization: `Bearer ${this.#id}` } : {};
    return { authorization: shopKey, ...(this.#id && { 'x-session': this.#id }) };
  }

  /** @param headers of an answer, by names in lower case */
  follow(headers: Readonly<Record<string, unknown>>): void {
    const { 'x-session': id } = headers;
    if (typeof id === 'string') this.#id = id;
  }
}
