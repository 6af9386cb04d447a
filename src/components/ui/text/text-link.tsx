import { Link, type LinkProps } from './link';
import type { ComponentProps } from 'react';
import { cx } from '../cx';

const look =
  'font-medium underline decoration-accent decoration-[1.5px] underline-offset-[0.25em] hover:text-accent hover:decoration-[2.5px]';

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link className={cx(look, className)} {...rest} />;
}

/** A link that leaves the shop's own pages: phone, mail, another site. */
export function OutsideLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a className={cx(look, className)} {...rest} />;
}
