/**
 * What a script can measure of a page for people with shaking hands or weak eyes. These functions run in the page and
 * return each fault in words; an empty list means that all is well. A measure takes no arguments and uses only other
 * functions of this file; `access-page.ts` puts them into the page.
 */

/**
 * Targets whose hit area is under 44 by 44 px. A link within a sentence is as high as its line and is excepted (WCAG
 * 2.5.8); a link on its own is not. The area that reacts to a finger counts: it includes a field's label, and whatever
 * reaches beyond the drawing.
 */
export function smallTargets(): string[] {
  const pressable = 'a[href], button, input, select, textarea, summary, [role=button], [role=link]';
  return [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter((element) => isSeen(element) && !isInSentence(element))
    .flatMap((element) => {
      const areas = [element, ...labelsOf(element)].map((part) => part.getBoundingClientRect());
      if (areas.some(({ width, height }) => isLarge(width) && isLarge(height))) return [];
      const { width, height } = hitArea(element);
      if (isLarge(width) && isLarge(height)) return [];
      return [`${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)} px`];
    });
}

/** Allows for half a pixel, which is lost where layout ends between two. */
export function isLarge(length: number): boolean {
  return length > 43.5;
}

/** The area around an element's middle that reacts to a finger; measured no further than 44 px each way. */
export function hitArea(element: HTMLElement): { width: number; height: number } {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const steps = (dx: number, dy: number) => {
    let step = 0;
    while (step < 44 && isMet(element, x + dx * (step + 1), y + dy * (step + 1))) step += 1;
    return step;
  };
  return {
    width: Math.max(box.width, steps(-1, 0) + steps(1, 0) + 1),
    height: Math.max(box.height, steps(0, -1) + steps(0, 1) + 1),
  };
}

/** Whether a finger at this place meets the element, a part of it or its label. */
export function isMet(element: HTMLElement, x: number, y: number): boolean {
  const met = document.elementFromPoint(x, y);
  return met !== null && [element, ...labelsOf(element)].some((part) => part.contains(met));
}

export function labelsOf(element: HTMLElement): HTMLElement[] {
  return 'labels' in element && element.labels instanceof NodeList
    ? [...element.labels].filter((label) => label instanceof HTMLElement)
    : [];
}

export function isInSentence(element: HTMLElement): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  let block = element.parentElement;
  while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
  const copy = block?.cloneNode(true);
  if (!(copy instanceof Element)) return false;
  for (const link of copy.querySelectorAll('a, button')) link.remove();
  return /\p{L}/u.test(copy.textContent);
}

export function nameOf(element: Element): string {
  const label = element instanceof HTMLElement ? labelsOf(element)[0]?.textContent : '';
  const words = element.getAttribute('aria-label') ?? (element.textContent || label) ?? '';
  return `${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`;
}

/** Visible to the eyes: neither hidden, nor for screen readers only, nor a decoration. */
export function isSeen(element: Element): boolean {
  if (element.closest('[inert], [aria-hidden=true], script, style, noscript, option')) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath, position } = getComputedStyle(at);
    const { width, height } = at.getBoundingClientRect();
    const isTiny = position === 'absolute' && (width <= 1 || height <= 1);
    if (isTiny || clipPath.startsWith('inset(50%')) return false;
  }
  return true;
}

type SeenText = { words: string; node: Text; element: Element; lines: DOMRect[] };

/** Every piece of text that is shown, with the boxes of its lines. */
export function seenTexts(): SeenText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: SeenText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim().slice(0, 40) ?? '';
    if (!(node instanceof Text) || !element || !words || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    all.push({ words, node, element, lines: [...range.getClientRects()] });
  }
  return all;
}

/**
 * Text that is lost: outside of the window, or cut off by a box that is too small for it. Scrolling boxes are fine, and
 * so are carousels, whose buttons bring hidden text into view.
 */
export function lostText(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth - clientWidth;
  const cut = seenTexts().flatMap(({ words, element, lines }) => {
    const frame = hidingBox(element)?.getBoundingClientRect();
    if (!frame) return [];
    const isCut = lines.some(
      ({ left, right, top, bottom }) =>
        left < frame.left - 3 ||
        right > frame.right + 3 ||
        top < frame.top - 3 ||
        bottom > frame.bottom + 3,
    );
    return isCut ? [`“${words}” is cut off`] : [];
  });
  return sideways > 0 ? [`the page scrolls sideways by ${sideways} px`, ...cut] : cut;
}

/** Prices that break across two lines. */
export function brokenPrices(): string[] {
  return seenTexts().flatMap(({ node }) => brokenIn(node, /\p{Lu}*\$\s?\d+(?:[,.]\d+)*/gu));
}

/** Words of headings that break in the middle, without a hyphen. */
export function brokenWords(): string[] {
  return seenTexts()
    .filter(({ element }) => element.closest('h1, h2, h3') !== null)
    .flatMap(({ node }) => brokenIn(node, /[\p{L}\p{N}]+/gu));
}

export function brokenIn(node: Text, pieces: RegExp): string[] {
  return [...node.data.matchAll(pieces)].flatMap((piece) => {
    const range = document.createRange();
    range.setStart(node, piece.index);
    range.setEnd(node, piece.index + piece[0].length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [`“${piece[0]}” is broken`] : [];
  });
}

/** The nearest box around an element that cuts off what does not fit; null if the element can be scrolled into view. */
export function hidingBox(element: Element): Element | null {
  if (element.closest('.swiper')) return null;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    const overflow = [overflowX, overflowY];
    if (overflow.includes('auto') || overflow.includes('scroll')) return null;
    if (overflow.includes('hidden') || overflow.includes('clip')) return at;
    if (position === 'fixed') return null;
  }
  return null;
}

/**
 * Pieces of text that overlap. Fixed and sticky parts cover the page on purpose, so each layer is compared only with
 * itself.
 */
export function overlaps(): string[] {
  const lines = seenTexts()
    .filter(({ element }) => !element.closest('svg, .swiper') && !isInScroller(element))
    .flatMap(({ words, element, lines: boxes }) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const layer = layerOf(element);
      return boxes.map((box) => {
        // Letters are lower than the box of their line.
        const spare = Math.max(0, (box.height - size) / 2);
        return {
          words,
          element,
          layer,
          left: box.left,
          right: box.right,
          top: box.top + spare,
          bottom: box.bottom - spare,
        };
      });
    })
    .sort((one, other) => one.top - other.top);
  const found = new Set<string>();
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top > one.bottom - 6) break;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (one.layer === other.layer && one.element !== other.element && across > 2 && down > 6)
        found.add(`“${one.words}” and “${other.words}”`);
    }
  }
  return [...found];
}

export function isInScroller(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) return true;
  }
  return false;
}

export function layerOf(element: Element): Element {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
  }
  return document.body;
}

/** Elements that can be focused and are visible now. */
export function focusables(): HTMLElement[] {
  const all = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary';
  return [...document.querySelectorAll<HTMLElement>(all)].filter(
    (element) => element.tabIndex >= 0 && isSeen(element),
  );
}

/** Focused elements that are covered completely, for instance by a bar (WCAG 2.4.11). */
export async function coveredFocus(): Promise<string[]> {
  const found: string[] = [];
  const all = focusables();
  for (const [index, element] of all.entries()) {
    if (!isCovered(element)) continue;
    // Bars appear and disappear with a short delay after scrolling, so focus the element again as a keyboard user
    // would.
    all[index - 1]?.focus();
    await new Promise((resolve) => setTimeout(resolve, 100));
    element.focus();
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (isCovered(element)) found.push(`${nameOf(element)} is covered while it has the focus`);
  }
  return found;
}

/** Focuses an element and tests nine points of it; it is covered if something else is in front at all of them. */
export function isCovered(element: HTMLElement): boolean {
  element.focus();
  if (document.activeElement !== element) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  return !parts.some((down) =>
    parts.some((across) => isMet(element, left + width * across, top + height * down)),
  );
}

/** Animations that run for more than 50 ms. */
export function movements(): string[] {
  return document.getAnimations().flatMap(({ effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    if (Number(endTime) <= 50) return [];
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return [`${target?.tagName ?? ''}.${target?.getAttribute('class') ?? ''} moves`];
  });
}
