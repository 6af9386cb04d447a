import type { CSSProperties } from 'react';

/**
 * The design in a form that mail programs understand: fixed values, system fonts, nothing below 16 px. The colours are
 * copied from styles/tokens.css, which mail programs cannot read.
 */
const colour = {
  page: '#faf8f4',
  white: '#ffffff',
  ink: '#10231f',
  inkSoft: '#3a4b46',
  line: '#d8d0c1',
  accent: '#0a5a4b',
  amber: '#6b4100',
  amberTint: '#fbeccb',
};

const sans = "'Radio Canada', 'Segoe UI', system-ui, -apple-system, Helvetica, Arial, sans-serif";
const display = "'Hedvig Letters Serif', 'Iowan Old Style', Georgia, serif";

const text: CSSProperties = {
  margin: 0,
  color: colour.ink,
  fontFamily: sans,
  fontSize: '18px',
  lineHeight: '28px',
};

export const look = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: colour.page },
  sheet: { maxWidth: '600px', padding: '32px 24px', backgroundColor: colour.white },
  brand: { ...text, fontFamily: display, fontSize: '24px', lineHeight: '32px' },
  heading: {
    ...text,
    margin: '28px 0 16px',
    fontFamily: display,
    fontSize: '34px',
    fontWeight: 400,
    lineHeight: '40px',
  },
  subheading: { ...text, margin: '36px 0 8px', fontSize: '20px', fontWeight: 600 },
  text,
  soft: { ...text, color: colour.inkSoft, fontSize: '16px', lineHeight: '24px' },
  paragraph: { ...text, margin: '0 0 12px' },
  amount: { ...text, textAlign: 'right', whiteSpace: 'nowrap' },
  total: { ...text, fontSize: '20px', fontWeight: 600 },
  totalAmount: {
    ...text,
    fontSize: '20px',
    fontWeight: 600,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  line: { padding: '12px 0', borderBottom: `1px solid ${colour.line}` },
  opening: { borderTop: `2px solid ${colour.ink}` },
  action: { margin: '28px 0' },
  imprint: { margin: '24px 0 0' },
  row: { padding: '4px 0' },
  cell: { verticalAlign: 'top' },
  notice: {
    ...text,
    margin: '16px 0 0',
    padding: '12px 16px',
    color: colour.amber,
    backgroundColor: colour.amberTint,
    fontSize: '16px',
    lineHeight: '24px',
  },
  button: {
    padding: '16px 32px',
    borderRadius: '999px',
    color: colour.white,
    backgroundColor: colour.ink,
    fontFamily: sans,
    fontSize: '18px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { color: colour.accent, textDecoration: 'underline' },
  rule: { margin: '36px 0 24px', borderColor: colour.line },
} as const satisfies Record<string, CSSProperties>;
