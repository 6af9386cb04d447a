import { brand } from '@/domain/brand';
import { cx } from '@/components/ui/cx';

/** The support line, on every screen. Underlined, and never broken over two lines. */
export function PhoneLink({ className, prefix }: { className?: string; prefix?: string }) {
  return (
    <a
      href={brand.supportPhone.href}
      className={cx(
        'inline-flex min-h-target items-center font-semibold whitespace-nowrap underline decoration-accent decoration-[1.5px] underline-offset-[0.25em] hover:decoration-[2.5px]',
        className,
      )}
    >
      {prefix && <>{prefix}&nbsp;</>}
      {brand.supportPhone.display}
    </a>
  );
}
