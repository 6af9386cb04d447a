import { brand } from '@/domain/brand';
import { Wordmark } from './wordmark';

/** The wordmark with an accessible name, for places without the name in text. */
export function NamedWordmark() {
  return (
    <span role="img" aria-label={brand.name} className="flex">
      <Wordmark />
    </span>
  );
}
