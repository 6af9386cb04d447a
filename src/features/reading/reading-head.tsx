import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/text/breadcrumbs';
import { cx } from '@/components/ui/cx';
import { LoudnessLines } from '@/components/ui/pictures/loudness-lines';
import { Container } from '@/components/ui/text/section';
import type { Trail } from '@/domain/pages/trail';

/** The same lines for all tones, in the colours of the page's subject. */
const looks = {
  mint: { band: 'bg-[#dce9e2]', lines: 'text-aurora-600', accent: 'text-ink' },
  amber: { band: 'bg-amber-100', lines: 'text-amber-800', accent: 'text-amber-800' },
  spruce: { band: 'dark bg-spruce-800', lines: 'text-aurora-300', accent: 'text-amber-500' },
  plate: { band: 'bg-plate', lines: 'text-ink', accent: 'text-aurora-600' },
};
export type ReadingTone = keyof typeof looks;

type ReadingHeadProps = {
  tone: ReadingTone;
  trail: Trail;
  /** False leaves a long title out of the breadcrumbs. */
  isPageNamed?: boolean;
  title: string;
  /** A line below the title. */
  children?: ReactNode;
};

/** The coloured band at the top of a text. */
export function ReadingHead({ tone, trail, isPageNamed, title, children }: ReadingHeadProps) {
  const { band, lines, accent } = looks[tone];
  return (
    <header className={cx('relative overflow-hidden', band)}>
      <LoudnessLines
        from={16}
        to={94}
        step={6}
        topDb={110}
        bottomDb={-5}
        opacity={[0.25, 0.75]}
        accentPhon={52}
        accentClassName={accent}
        className={cx(
          // Next to the text in a wide window, below it in a narrow one: never behind it.
          'absolute inset-0 size-full mask-[linear-gradient(0deg,#000_1rem,transparent_5rem)] lg:mask-[linear-gradient(100deg,transparent_38%,#000_78%)]',
          lines,
        )}
      />
      <Container className="relative grid min-h-[19rem] grid-rows-[auto_1fr_auto] pt-3 pb-22 lg:min-h-[28rem] lg:pt-6 lg:pb-12">
        <Breadcrumbs trail={trail} isPageNamed={isPageNamed} />
        <h1 className="max-w-[12em] self-center py-8 font-display text-4xl">{title}</h1>
        {children && <div className="flex flex-wrap gap-x-6 gap-y-2">{children}</div>}
      </Container>
    </header>
  );
}
