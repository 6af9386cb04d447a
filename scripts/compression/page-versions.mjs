/**
 * What belongs to a version of a page and is worked out once: its tag, and its words compressed. A version is known by
 * its words themselves. Nothing shorter could take one page for another, and nothing is quicker: Next keeps a page as one
 * string and gives the same one to every request, which a Map finds without reading it.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Small on the wire, and a few milliseconds for the first reader of a page. */
const quality = 9;

/** Pages are renewed, and a server runs for months: twice what all pages of the shop have together, data included. */
const mostCharacters = 16_000_000;

/** What comes to the words of a version: small ones count as well. */
const charactersBeside = 1_000;
const sizeOf = (body) => body.length + charactersBeside;

/**
 * @typedef {object} Version
 * @property {string} tag strong, with its quotation marks
 * @property {() => Promise<Buffer>} small its words in Brotli
 */

/** @returns {(body: string) => Version} */
export function createPageVersions(most = mostCharacters) {
  const kept = new Map();
  let characters = 0;
  const forget = (body) => {
    if (kept.delete(body)) characters -= sizeOf(body);
  };
  return (body) => {
    const known = kept.get(body);
    if (known) return known;
    const version = createVersion(body, () => forget(body));
    kept.set(body, version);
    characters += sizeOf(body);
    for (const oldest of kept.keys()) {
      if (characters <= most) break;
      forget(oldest);
    }
    return version;
  };
}

function createVersion(body, onFailure) {
  let small;
  return {
    tag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    small() {
      small ??= compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      small.catch(onFailure);
      return small;
    },
  };
}
