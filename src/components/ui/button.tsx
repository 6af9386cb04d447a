import { ArrowRight } from '@/components/icons/arrow-right';
import { Link, type LinkProps } from './text/link';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look';
import { cx } from './cx';
import { Spinner } from './loading/spinner';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While true, the button keeps focus and width, shows a spinner, and ignores clicks and submits. */
  isBusy?: boolean;
  /** Label while busy ("Subscribing..."); its width is reserved from the start. */
  busyLabel?: string;
};

/** For an action; use ButtonLink for a link. */
export function Button({
  variant = 'primary',
  size = 'md',
  isBusy = false,
  busyLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  /* Not the `disabled` attribute, which would move the keyboard focus back to the top of the page. */
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={buttonLook(variant, size, className)}
      onClick={handleClick}
      {...rest}
    >
      {isBusy || busyLabel ? (
        <BusyLabel isBusy={isBusy} busyLabel={busyLabel ?? children}>
          {children}
        </BusyLabel>
      ) : (
        children
      )}
    </button>
  );
}

/** Both labels share one grid cell, so that the button is as wide as the longer one and never changes its width. */
function BusyLabel({
  isBusy,
  busyLabel,
  children,
}: {
  isBusy: boolean;
  busyLabel: ReactNode;
  children: ReactNode;
}) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5';
  return (
    <span className="grid">
      <span aria-hidden={isBusy} className={cx(cell, isBusy && 'invisible')}>
        {children}
      </span>
      {/* Where it is unseen a long word takes no more room than there is. */}
      <span aria-hidden={!isBusy} className={cx(cell, 'wrap-anywhere', !isBusy && 'invisible')}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button: for navigation, never for an action. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link className={buttonLook(variant, size, className)} {...rest} />;
}

/** An underlined link with an arrow, for the next step only. The arrow stays on the line of the last word. */
export function GoLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link
      className={cx(
        'relative inline-flex min-h-target items-center font-semibold underline decoration-accent decoration-[1.5px] underline-offset-[0.3em] hover:decoration-[2.5px]',
        className,
      )}
      {...rest}
    >
      <span className="pr-7">
        {children}
        {/* Out of the flow, in room kept for it: so it stands behind the last word wherever that wraps. */}
        <ArrowRight aria-hidden size={20} className="absolute mt-[0.22em] ml-2 inline" />
      </span>
    </Link>
  );
}
