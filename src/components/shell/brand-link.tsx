import { Link } from '@/components/ui/text/link';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';
import { BrandMark } from './brand-mark';

/** The company's name, leading home. On the narrowest windows its first word stands for all of it. */
export function BrandLink() {
  const [first, ...others] = brand.name.split(' ');
  return (
    <Link
      href={paths.home}
      aria-label={brand.name}
      className="inline-flex min-h-target items-center gap-2 font-display text-[1.25rem] leading-none tracking-[-0.015em] whitespace-nowrap sm:gap-2.5 sm:text-[1.4375rem] lg:text-[1.375rem] xl:gap-3 xl:text-[1.6875rem]"
    >
      <BrandMark className="size-7.5 sm:size-10" />
      <span>
        {first} <span className="max-[22.5rem]:hidden">{others.join(' ')}</span>
      </span>
    </Link>
  );
}
