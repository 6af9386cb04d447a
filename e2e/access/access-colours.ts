/**
 * Measures what remains visible in forced-colours mode, where the visitor's own colours apply and fills are gone. These
 * functions run in the page.
 */

/** Functions of `access-measures.ts`, which `access-page.ts` puts into the page beside these. */
declare function focusables(): HTMLElement[];
declare function isSeen(element: Element): boolean;
declare function labelsOf(element: HTMLElement): HTMLElement[];
declare function nameOf(element: Element): string;

/**
 * Fields and panels without an edge, drawings with a transparent background, and boxes that look the same on and off.
 */
export function unseen(): string[] {
  const fields = 'input:not([type=radio], [type=checkbox]), select, textarea';
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  return [
    ...shown(fields).filter((field) => !hasEdge(field)),
    ...shown('[role=dialog]').filter((panel) => !hasEdge(panel)),
    ...[...document.querySelectorAll('svg[role=img]')].filter((drawing) => isClear(drawing)),
    ...shown('input[type=radio], input[type=checkbox]').filter((box) => looksTheSame(box)),
  ].map((element) => `${nameOf(element)} cannot be seen`);
}

export function hasEdge(element: Element): boolean {
  const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(element);
  const isDrawn = (width: string, style: string) =>
    style !== 'none' && Number.parseFloat(width) >= 1;
  return isDrawn(borderTopWidth, borderTopStyle) || isDrawn(outlineWidth, outlineStyle);
}

export function isClear(element: Element): boolean {
  return /^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(element).backgroundColor);
}

/** Checks and unchecks a box without firing events, and compares how it looks. */
export function looksTheSame(box: HTMLElement): boolean {
  if (!(box instanceof HTMLInputElement)) return false;
  const group = box.name
    ? [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(box.name)}"]`)]
    : [box];
  const was = group.map(({ checked }) => checked);
  box.checked = true;
  const on = lookOf(box);
  box.checked = false;
  const off = lookOf(box);
  for (const [index, one] of group.entries()) one.checked = was[index] ?? false;
  return on === off;
}

/** Every style that could show that a box is on: its fill and edge, and those of the signs beside it. */
export function lookOf(box: HTMLElement): string {
  const signs = [...(box.parentElement?.querySelectorAll('*') ?? [])];
  return [box, ...signs]
    .map((element) => {
      const { backgroundColor, borderWidth, display, opacity, translate, color } =
        getComputedStyle(element);
      return [backgroundColor, borderWidth, display, opacity, translate, color].join();
    })
    .join('|');
}

/** Elements that show no focus ring, neither on themselves nor on the row or label around them. */
export function ringless(): string[] {
  return focusables().flatMap((element) => {
    element.focus();
    if (document.activeElement !== element) return [];
    const around = [
      element,
      ...labelsOf(element),
      element.parentElement,
      element.parentElement?.parentElement,
    ];
    const hasRing = around.some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return hasRing ? [] : [`${nameOf(element)} has no ring`];
  });
}
