import { brand } from '@/domain/brand';
import { OutsideLink } from './text-link';

/** The support number in running text, never broken over two lines. */
export function SupportPhone() {
  return (
    <OutsideLink href={brand.supportPhone.href} className="whitespace-nowrap">
      {brand.supportPhone.display}
    </OutsideLink>
  );
}
