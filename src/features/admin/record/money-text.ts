import { cents, type Cents } from '@/domain/money';

/** Whole dollars, maybe in groups of three, and one or two digits of cents after a point or a comma. */
const amountForm = /^(\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)|\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * Reads typed dollars in the English or the French way (`12`, `12.5`, `1,200.00`, `1 200,00 $`) as whole cents; null for
 * anything that is no amount above zero. A comma before three digits parts thousands, before one or two it parts cents.
 */
export function centsOfText(text: string): Cents | null {
  const plain = text
    .replace(/\s/g, ' ')
    .trim()
    .replace(/^\$| ?\$$/g, '');
  const [, whole = '', fraction = ''] = amountForm.exec(plain) ?? [];
  const dollars = whole.replace(/[, ]/g, '');
  if (dollars === '' || dollars.length > 7) return null;
  const amount = Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
  return amount > 0 ? cents(amount) : null;
}

/** An amount as a field shows it: `1200.00`. */
export function textOfCents(amount: Cents): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
