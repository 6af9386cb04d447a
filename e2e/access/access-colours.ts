/** What can be seen where all colours are the visitor's own and fills are gone. These functions run in the page. */

/** Of the other measures, which are in the page beside these (`access-page.ts`). */
declare function focusables(): HTMLElement[];
declare function isSeen(element: Element): boolean;
declare function labelsOf(element: HTMLElement): HTMLElement[];
declare function nameOf(element: Element): string;

/** Fields without an edge, panels without one, drawings without a ground, and boxes that look the same on and off. */
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

/** Turns a box over and back without anybody hearing of it. */
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

/** All that could tell a box that is on: fill, edge, and the signs beside it. */
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

/** What has the focus and shows no ring, neither itself nor the row or label around it. */
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
