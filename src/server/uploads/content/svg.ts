import { SaxesParser, type SaxesTagNS } from 'saxes';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Shapes, text and paint. Nothing that runs, loads, links, moves or contains HTML. */
const allowedElements = new Set(
  `svg g defs symbol title desc metadata path rect circle ellipse line polyline polygon text tspan textPath
   linearGradient radialGradient stop clipPath mask pattern marker use image style
   filter feBlend feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR
   feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence`.split(/\s+/),
);

/** Pictures embedded in the file; an SVG inside an SVG would need another check. */
const embeddedPicture = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/i;

/** Deeper than any drawing program nests elements. */
const maximumDepth = 100;

/**
 * Whether an SVG only draws: it is well-formed, and no element, attribute or style can run or fetch anything.
 * Everything not known to be harmless is refused.
 */
export function isHarmlessSvg(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return new Reading(text).isHarmless();
  } catch {
    return false;
  }
}

class Reading {
  #isHarmless = true;
  #depth = 0;
  #hasRoot = false;

  constructor(private readonly text: string) {}

  isHarmless(): boolean {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', () => this.#refuse());
    // A document type can declare entities, and a processing instruction can name a style sheet.
    parser.on('doctype', () => this.#refuse());
    parser.on('processinginstruction', () => this.#refuse());
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', (tag) => {
      this.#depth -= 1;
      if (tag.local === 'style' && !isHarmlessStyle(this.#style)) this.#refuse();
    });
    parser.on('text', (text) => this.#read(text));
    parser.on('cdata', (text) => this.#read(text));
    parser.write(this.text).close();
    return this.#isHarmless && this.#hasRoot;
  }

  #style = '';

  #read(text: string): void {
    this.#style += text;
  }

  #refuse(): void {
    this.#isHarmless = false;
  }

  #open({ local, uri, attributes }: SaxesTagNS): void {
    this.#style = '';
    this.#depth += 1;
    if (this.#depth === 1) this.#hasRoot = local === 'svg' && uri === svgNamespace;
    const isKnown = uri === svgNamespace ? allowedElements.has(local) : isEditorsNote(local, uri);
    const isFine = Object.values(attributes).every((attribute) => isHarmlessAttribute(attribute));
    if (!isKnown || !isFine || this.#depth > maximumDepth) this.#refuse();
  }
}

/** Drawing programs add metadata of their own, which browsers ignore. They do not ignore HTML and similar. */
function isEditorsNote(local: string, uri: string): boolean {
  return (
    uri !== '' &&
    !/w3\.org\/(?:1999\/xhtml|1998\/Math|2001\/xml-events)/i.test(uri) &&
    local !== 'script'
  );
}

function isHarmlessAttribute({ local, value }: { local: string; value: string }): boolean {
  const name = local.toLowerCase();
  if (name.startsWith('on')) return false;
  if (name === 'href' || name === 'src') return isInside(value);
  if (name === 'base') return false;
  return isHarmlessStyle(value);
}

function isInside(target: string): boolean {
  return /^\s*#[\w.:-]*\s*$/.test(target) || embeddedPicture.test(target.trim());
}

/** Allows `url(#gradient)`; refuses every other URL, escapes that could spell one, and imports. */
function isHarmlessStyle(style: string): boolean {
  const withoutOwnParts = style.replace(/url\(\s*(['"]?)#[\w.:-]*\1\s*\)/gi, '');
  return !/url\s*\(|image-set|@import|@font-face|expression|javascript:|behavior|-moz-binding|\\/i.test(
    withoutOwnParts,
  );
}
