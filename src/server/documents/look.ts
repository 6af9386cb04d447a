import path from 'node:path';
import { Font, StyleSheet } from '@react-pdf/renderer';

const family = ['Radio Canada', 'Radio Canada Extended'];

/** Registers the shop's own typeface: the fonts built into PDF lack the minus sign and letters of some names. */
export function registerFonts(): void {
  const folder = path.resolve(
    /* turbopackIgnore: true */ 'node_modules/@fontsource/radio-canada/files',
  );
  const file = (subset: string, weight: number) =>
    path.join(folder, `radio-canada-${subset}-${weight}-normal.woff`);
  const subsets = { 'Radio Canada': 'latin', 'Radio Canada Extended': 'latin-ext' };
  for (const [name, subset] of Object.entries(subsets)) {
    Font.register({
      family: name,
      fonts: [400, 600].map((fontWeight) => ({ src: file(subset, fontWeight), fontWeight })),
    });
  }
  // Never hyphenates, so that amounts and names stay whole. The typeface has no narrow no-break space.
  Font.registerHyphenationCallback((word) => [word.replaceAll('\u202f', '\u00a0')]);
}

const ink = '#10231f';
const soft = '#3a4b46';
const line = '#d8d0c1';

export const look = StyleSheet.create({
  page: {
    padding: 44,
    paddingBottom: 52,
    fontFamily: family,
    fontSize: 10,
    lineHeight: 1.3,
    color: ink,
  },
  top: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 24 },
  brand: { fontSize: 16, lineHeight: 1.3, fontWeight: 600 },
  heading: { fontSize: 24, lineHeight: 1.3, fontWeight: 600, marginBottom: 4 },
  columns: { flexDirection: 'row', gap: 24, marginBottom: 20 },
  column: { flexGrow: 1, flexBasis: 0 },
  label: { color: soft, fontSize: 9 },
  head: {
    flexDirection: 'row',
    borderBottomWidth: 1.5,
    borderBottomColor: ink,
    paddingBottom: 4,
    fontWeight: 600,
  },
  row: {
    flexDirection: 'row',
    borderBottomWidth: 0.75,
    borderBottomColor: line,
    paddingVertical: 5,
  },
  item: { flexGrow: 1, flexBasis: 0, paddingRight: 8 },
  side: { width: 48 },
  wideSide: { width: 66, fontSize: 9 },
  quantity: { width: 36, textAlign: 'right' },
  money: { width: 84, textAlign: 'right' },
  soft: { color: soft, fontSize: 9 },
  sums: { marginTop: 12, marginLeft: 'auto', width: 320 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  strong: { fontWeight: 600 },
  notes: { marginTop: 20, paddingTop: 12, borderTopWidth: 0.75, borderTopColor: line },
  fact: { flexDirection: 'row', paddingVertical: 2 },
  factLabel: { width: 220, color: soft },
  factValue: { flexGrow: 1, flexBasis: 0 },
  subheading: { fontSize: 14, lineHeight: 1.3, fontWeight: 600, marginBottom: 4 },
  record: { paddingVertical: 4, borderBottomWidth: 0.75, borderBottomColor: line },
  nested: { marginLeft: 16 },
  foot: { position: 'absolute', left: 44, right: 44, bottom: 28, color: soft, fontSize: 9 },
});
