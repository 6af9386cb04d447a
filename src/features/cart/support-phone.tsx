import { OutsideLink } from '@/components/ui/text-link';
import { brand } from '@/domain/brand';

/** The number to call, never broken over two lines. */
export function SupportPhone() {
  return (
    <OutsideLink href={brand.supportPhone.href} className="whitespace-nowrap">
      {brand.supportPhone.display}
    </OutsideLink>
  );
}
