import type { ArticleCategory } from '@/domain/pages/reading';
import { cx } from '../cx';
import { LoudnessLines } from './loudness-lines';

/* All plates share the same lines and each shows another part: repeated markup compresses to almost nothing. */
const plates: Record<ArticleCategory, { box: string; stretch: string; accent: string }> = {
  general: { box: 'bg-aurora-100 text-aurora-600', stretch: '-left-[205%]', accent: 'text-ink' },
  'patient-resources': {
    box: 'bg-amber-100 text-amber-800',
    stretch: '-left-[70%]',
    accent: 'text-amber-800',
  },
  'health-professional-resources': {
    box: 'bg-spruce-800 text-aurora-300',
    stretch: '-left-[140%]',
    accent: 'text-amber-500',
  },
};

type ReadingPlateProps = {
  category: ArticleCategory;
  /** Fades the lines behind text: towards the left, in a narrow window upwards. */
  isFaded?: boolean;
  className?: string;
};

/** A small plate of loudness lines, coloured by the article's category. */
export function ReadingPlate({ category, isFaded = false, className }: ReadingPlateProps) {
  const { box, stretch, accent } = plates[category];
  return (
    <span className={cx('relative block overflow-hidden', box, className)}>
      <span
        className={cx(
          'absolute inset-0',
          isFaded &&
            'mask-[linear-gradient(0deg,#000_1rem,transparent_5rem)] lg:mask-[linear-gradient(100deg,transparent_38%,#000_78%)]',
        )}
      >
        <LoudnessLines
          from={16}
          to={94}
          step={6}
          topDb={104}
          bottomDb={12}
          opacity={[0.35, 0.8]}
          accentPhon={52}
          accentClassName={accent}
          className={cx('absolute inset-y-0 h-full w-[340%] max-w-none', stretch)}
        />
      </span>
    </span>
  );
}
