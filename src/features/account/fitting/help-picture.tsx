import type { EarSide } from '@/domain/audiometry/test-result';
import {
  helpSteps,
  pitchGroups,
  type HelpStep,
  type PitchGroup,
} from '@/domain/fitting/plain-help';

const bar = { width: 56, gap: 12, step: 20, base: 3 } as const;
const height = bar.step * (helpSteps.length - 1) + bar.base;
const width = pitchGroups.length * (bar.width + bar.gap) - bar.gap;

type HelpPictureProps = { side: EarSide; help: Readonly<Record<PitchGroup, HelpStep>> };

/** Bars for low, middle and high tones: the taller, the more help. The words below it say the same. */
export function HelpPicture({ side, help }: HelpPictureProps) {
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {pitchGroups.map((group, index) => {
        const tall = helpSteps.indexOf(help[group]) * bar.step + bar.base;
        return (
          <rect
            key={group}
            x={index * (bar.width + bar.gap)}
            y={height - tall}
            width={bar.width}
            height={tall}
            rx={3}
            className={side === 'R' ? 'fill-ear-right' : 'fill-ear-left'}
          />
        );
      })}
    </svg>
  );
}
