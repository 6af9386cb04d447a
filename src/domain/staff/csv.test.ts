import fc from 'fast-check';
import { csvLine } from './csv';

test.each<[(string | number | null)[], string]>([
  [['a', 'b'], 'a,b'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"'],
  [[-5, 12.5, null, ''], '-5,12.5,,'],
  [['=1+1'], "'=1+1"],
  [['+1 403 555 0100'], "'+1 403 555 0100"],
  [['@SUM(A1)', '-2', '\tx'], "'@SUM(A1),'-2,'\tx"],
  [['=LINK("x","y")'], '"\'=LINK(""x"",""y"")"'],
])('%j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});

test('no text begins a cell as a formula, and none breaks out of its cell', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvLine([text, 'end']).slice(0, -',end\r\n'.length);
      const isQuoted = cell.startsWith('"');
      const inside = isQuoted ? cell.slice(1, -1) : cell;
      expect(inside).not.toMatch(/^[=+\-@\t\r]/);
      expect([text, `'${text}`]).toContain(isQuoted ? inside.replaceAll('""', '"') : inside);
      expect(isQuoted || !/[",\r\n]/.test(cell)).toBe(true);
    }),
  );
});
