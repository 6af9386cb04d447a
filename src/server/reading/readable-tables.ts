import { plainText } from './plain-text';

/** From this number of columns on, a phone has no room for them side by side. */
const leastColumns = 3;

/**
 * Makes the tables of editorial HTML readable in a narrow column. Each gets a frame, named by the heading above, that
 * scrolls when its text is too wide. Tables of three or more columns are laid out as blocks there: each cell shows the
 * name of its column, and roles tell browsers what the blocks are.
 */
export function withReadableTables(html: string, headingId: string | null): string {
  const name = headingId ? ` role="region" aria-labelledby="${headingId}"` : '';
  return html.replace(
    /<table>.*?<\/table>/gs,
    (table) => `<div class="table-frame" tabindex="0"${name}>${stackable(table)}</div>`,
  );
}

function stackable(table: string): string {
  const columns = [...table.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, words]) =>
    plainText(words ?? ''),
  );
  if (columns.length < leastColumns) return table;
  return table
    .replace('<table>', '<table class="stacks" role="table">')
    .replace(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
    .replace(/<th\b/g, '<th role="columnheader"')
    .replace(/<tr>.*?<\/tr>/gs, (row) => withLabels(row, columns));
}

function withLabels(row: string, columns: readonly string[]): string {
  let place = 0;
  return row.replace('<tr>', '<tr role="row">').replace(/<td\b/g, () => {
    const label = columns[place] ?? '';
    place += 1;
    // The first cell names its row and needs no label.
    return place === 1 ? '<td role="cell"' : `<td role="cell" data-label="${escaped(label)}"`;
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
