import { useTranslations } from 'next-intl';
import type { EarSide } from '@/domain/audiometry/test-result';
import {
  helpSteps,
  pitchGroups,
  type HelpStep,
  type PitchGroup,
} from '@/domain/fitting/plain-help';
import styles from './help-picture.module.css';

const bar = { width: 56, step: 20, base: 3 } as const;
const height = bar.step * (helpSteps.length - 1) + bar.base;

type HelpPictureProps = { side: EarSide; help: Readonly<Record<PitchGroup, HelpStep>> };

/** Bars for low, middle and high tones: the taller, the more help. The words below each say the same. */
export function HelpPicture({ side, help }: HelpPictureProps) {
  const t = useTranslations('fitting');
  return (
    <dl className={styles.bars}>
      {pitchGroups.map((group) => (
        <div key={group}>
          <dt className="leading-snug">
            <Bar side={side} step={help[group]} />
            {t(`pitches.${group}`)}
          </dt>
          <dd className="leading-snug text-ink-soft">{t(`steps.${help[group]}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Bar({ side, step }: { side: EarSide; step: HelpStep }) {
  const tall = helpSteps.indexOf(step) * bar.step + bar.base;
  return (
    <svg aria-hidden width={bar.width} height={height} className="mb-2 block">
      <rect
        y={height - tall}
        width={bar.width}
        height={tall}
        rx={3}
        className={side === 'R' ? 'fill-ear-right' : 'fill-ear-left'}
      />
    </svg>
  );
}
