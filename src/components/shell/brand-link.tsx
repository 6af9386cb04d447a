import { Link } from '@/components/ui/text/link';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';
import { BrandMark } from './brand-mark';
import { Wordmark } from './wordmark';

/** The company's name as a link to the start page. In the narrowest windows only its first word is shown. */
export function BrandLink() {
  return (
    <Link
      href={paths.home}
      aria-label={brand.name}
      className="inline-flex min-h-target items-center gap-2 text-[1.25rem] sm:gap-2.5 sm:text-[1.4375rem] lg:text-[1.375rem] xl:gap-3 xl:text-[1.6875rem]"
    >
      <BrandMark className="size-7.5 sm:size-10" />
      <span className="flex flex-wrap">
        <Wordmark rest="max-[22.5rem]:hidden" />
      </span>
    </Link>
  );
}
