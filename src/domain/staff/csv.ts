/** What a spreadsheet takes for a formula when a cell begins with it (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * One line of a CSV file (RFC 4180). Text that a spreadsheet would run gets an apostrophe before it: names and
 * addresses are typed by anybody. Numbers stay numbers.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
