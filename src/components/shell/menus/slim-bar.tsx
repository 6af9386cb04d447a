import { Link } from '@/components/ui/text/link';
import { cx } from '@/components/ui/cx';
import { Container } from '@/components/ui/text/section';
import { paths } from '@/domain/pages/paths';
import { BrandLink } from '../brand-link';
import { PhoneLink } from '../phone-link';
import { useShellWords } from '../shell-words';
import { ShellIcon } from '../shell-icon';

type SlimBarProps = {
  isCheckout: boolean;
  /** Covers only the left half of the window; the content on the right reaches the top edge. */
  isHalf: boolean;
};

/** Brand and phone where the header is hidden. Deliberately not a banner landmark: those routes have none (spec 2). */
export function SlimBar({ isCheckout, isHalf }: SlimBarProps) {
  const words = useShellWords();
  return (
    <section
      aria-label={words.slimBar}
      className={cx('border-b border-line', isHalf && 'lg:w-1/2 lg:border-0')}
    >
      <Container className="flex min-h-17 flex-wrap items-center justify-between gap-x-4 lg:min-h-20">
        <BrandLink />
        <span className="flex items-center gap-2 whitespace-nowrap">
          {isCheckout && (
            <Link
              href={paths.cart}
              className="mr-6 hidden min-h-target items-center gap-2 font-semibold underline decoration-accent decoration-[1.5px] underline-offset-[0.3em] hover:decoration-[2.5px] lg:inline-flex"
            >
              <ShellIcon name="arrowLeft" size={20} />
              {words.backToCart}
            </Link>
          )}
          {!isHalf && <span className="hidden text-ink-soft lg:inline">{words.needHelp}</span>}
          <PhoneLink />
        </span>
      </Container>
    </section>
  );
}
