/** How the Store API's clients name the shop. */
export const shopKey = `Basic ${Buffer.from('pk_embedded').toString('base64')}`;
const ownCalls = /^\/api\/(?:hearing-results|upload-hearing-test)/;

/** The session of a shopper without a browser: it follows a new id as swell-js does. */
export class StoreSession {
  #id: string | undefined;

  /** Our own calls know a visitor by the session, if there is one; the Store API's have the shop's key and a header. */
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
