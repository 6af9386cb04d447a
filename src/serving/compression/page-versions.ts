import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Small on the wire, and a few milliseconds for the first reader of a page. */
const quality = 9;

/** Pages are renewed, and a server runs for months: twice what all pages of the shop have together, data included. */
const mostCharacters = 16_000_000;

/** What each version costs beside its words. */
const charactersBeside = 1_000;
const sizeOf = (body: string) => body.length + charactersBeside;

/** What belongs to a version of a page and is worked out once. */
export interface Version {
  /** Strong, with its quotation marks. */
  readonly tag: string;
  /** Its words in Brotli. */
  small(): Promise<Buffer>;
}

/**
 * Keeps the versions of pages, the oldest first to go. The words of a page are the key. Nothing shorter could be sure to
 * tell two pages apart, and nothing is quicker: Next keeps a page as one string and gives the same one to every request,
 * which a Map finds without reading it.
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
