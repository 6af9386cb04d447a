import { brand } from '@/domain/brand';
import { Wordmark } from './wordmark';

/** The same where nothing around it says the name. */
export function NamedWordmark() {
  return (
    <span role="img" aria-label={brand.name} className="flex">
      <Wordmark />
    </span>
  );
}
