import { act } from '@testing-library/react';

/**
 * Fakes browser APIs that jsdom lacks: intersection and resize observers, and media queries. Import this file first:
 * Next's links look for them once, when they are loaded.
 */
const watched = new Map<Element, IntersectionObserverCallback>();

class QuietIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe(element: Element) {
    watched.set(element, this.report);
  }
  unobserve(element: Element) {
    watched.delete(element);
  }
  disconnect() {
    for (const [element, report] of watched) if (report === this.report) watched.delete(element);
  }
  takeRecords() {
    return [];
  }
}

class QuietResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver = QuietResizeObserver;
globalThis.IntersectionObserver = QuietIntersectionObserver;
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** Tells an element's observers that it was scrolled in or out of view. */
export function setInView(element: Element, isIntersecting: boolean): void {
  const report = watched.get(element);
  if (!report) throw new Error('Nobody watches this element');
  const rect = element.getBoundingClientRect();
  const entry: IntersectionObserverEntry = {
    target: element,
    isIntersecting,
    intersectionRatio: isIntersecting ? 1 : 0,
    boundingClientRect: rect,
    intersectionRect: rect,
    rootBounds: null,
    time: 0,
  };
  act(() => report([entry], new QuietIntersectionObserver(report)));
}
