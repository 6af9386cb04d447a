import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A good compression that costs the first reader of a page only a few milliseconds. */
const quality = 9;

/**
 * Limit for a server that runs for months and revalidates pages: twice the size of all pages of the shop, data
 * included.
 */
const mostCharacters = 16_000_000;

/** Cost of each version beside its text, in characters. */
const charactersBeside = 1_000;
const sizeOf = (body: string) => body.length + charactersBeside;

/** Values of one version of a page that are computed once. */
export interface Version {
  /** A strong ETag, including its quotation marks. */
  readonly tag: string;
  /** Its text in Brotli. */
  small(): Promise<Buffer>;
}

/**
 * Keeps versions of pages and drops the oldest first. The key is the page's text: nothing shorter could reliably tell
 * two pages apart, and nothing is quicker, because Next keeps a page as one string and gives the same one to every
 * request, which a Map finds without reading it.
 *
 * @param most characters that are kept
 */
export function createPageVersions(most = mostCharacters): (body: string) => Version {
  const kept = new Map<string, Version>();
  let characters = 0;
  const forget = (body: string) => {
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

function createVersion(body: string, onFailure: () => void): Version {
  let small: Promise<Buffer> | undefined;
  return {
    tag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    small() {
      if (small === undefined) {
        small = compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
        small.catch(onFailure);
      }
      return small;
    },
  };
}
