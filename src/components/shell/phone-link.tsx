import { brand } from '@/domain/brand';
import { cx } from '@/components/ui/cx';

type PhoneLinkProps = {
  className?: string;
  /** A word before the number ("Call"). */
  prefix?: string;
  /** Underlined on hover only, for the ink bar. */
  isPlain?: boolean;
};

/** The support line, shown on every screen, never broken over two lines. */
export function PhoneLink({ className, prefix, isPlain = false }: PhoneLinkProps) {
  return (
    <a
      href={brand.supportPhone.href}
      className={cx(
        'inline-flex min-h-target flex-wrap items-center gap-x-1 font-semibold whitespace-nowrap decoration-accent decoration-[1.5px] underline-offset-[0.25em]',
        isPlain ? 'hover:underline' : 'underline hover:decoration-[2.5px]',
        className,
      )}
    >
      {/* The space between them is for who listens: boxes side by side drop it. */}
      {prefix && <span>{prefix} </span>}
      {/* Room for the number in any letters: what stands beside it keeps its place when ours come. */}
      <span style={{ minWidth: '8.1em' }}>{brand.supportPhone.display}</span>
    </a>
  );
}
