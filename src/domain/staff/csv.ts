/** Starts of cells that a spreadsheet takes for a formula (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * One line of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe before it,
 * because anybody can type a name or an address. Numbers stay numbers.
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
