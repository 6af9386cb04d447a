import { cents, type Cents } from '@/domain/money';

/** Reads typed dollars (`12`, `12.5`, `1,200.00`) as whole cents; null for anything that is no amount above zero. */
export function centsOfText(text: string): Cents | null {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null;
  const [dollars = '0', fraction = ''] = plain.split('.');
  const amount = Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
  return amount > 0 ? cents(amount) : null;
}

/** An amount as a field shows it: `1200.00`. */
export function textOfCents(amount: Cents): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
