/**
 * Page numbers to show: first, last, the current page and its neighbours. Each gap is one mark; a gap of one page is
 * that page.
 */
export function pagesToShow(
  page: number,
  pageCount: number,
): (number | 'gap-before' | 'gap-after')[] {
  const first = Math.max(2, Math.min(page - 1, pageCount - 4));
  const last = Math.min(pageCount - 1, Math.max(page + 1, 5));
  const start = first === 3 ? 2 : first;
  const end = last === pageCount - 2 ? pageCount - 1 : last;
  const middle = Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
  return [
    1,
    ...(start > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(end < pageCount - 1 ? (['gap-after'] as const) : []),
    ...(pageCount > 1 ? [pageCount] : []),
  ];
}
