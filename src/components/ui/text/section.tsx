import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';

/** The page's width: 1312 px between gutters of 20 to 64. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cx(
        'mx-auto w-full max-w-[calc(var(--container-page)+2*var(--gutter))] px-gutter',
        className,
      )}
      {...rest}
    />
  );
}

type Band = 'page' | 'plate' | 'strong' | 'dark';

const bands: Record<Band, string> = {
  page: '',
  plate: 'bg-plate',
  strong: 'bg-birch-200',
  dark: 'dark bg-spruce-900',
};

type SectionProps = ComponentProps<'section'> & {
  /** Background colour from edge to edge. Never put two dark bands together, nor one before the footer. */
  band?: Band;
  children: ReactNode;
};

/** A band of the page with the section spacing above and below. */
export function Section({ band = 'page', className, children, ...rest }: SectionProps) {
  return (
    <section className={cx('relative py-section', bands[band], className)} {...rest}>
      <Container>{children}</Container>
    </section>
  );
}
