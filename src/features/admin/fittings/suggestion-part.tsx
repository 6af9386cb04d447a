import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { FittingSheet } from '@/domain/fitting/fitting-sheet';

/** Level by fitting range, and the dome; each beside what was ordered. */
export function SuggestionPart({ sheet }: { sheet: FittingSheet }) {
  const t = useTranslations('admin-fitting');
  const format = useFormatter();
  const id = useId();
  const { suggestion, ordered, dome } = sheet;
  const marks = suggestion.beyond.map(({ side, hz, thresholdDbHl }) =>
    t('beyondMark', { ear: side, hz: format.number(hz), db: Math.round(thresholdDbHl) }),
  );
  const range = suggestion.rangeDbHl;
  const level = ordered.level ? t(`levels.${ordered.level}`) : t('unknown');
  const receiver = ordered.receiver ? t(`receivers.${ordered.receiver}`) : t('unknown');
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-5 border-b border-line pb-3 text-xl font-semibold">
        {t('suggestion')}
      </h2>
      <div className="grid gap-5">
        <div className="grid gap-1 border-b border-line pb-5">
          <p className="text-ink-soft">{t('level')}</p>
          <p className="font-display text-2xl">{t(`levels.${suggestion.level}`)}</p>
          <p>
            {marks.length === 0
              ? t('reachesAll', { range })
              : t('reachesAllBut', { range, marks: format.list(marks) })}
          </p>
          <p className="font-semibold">{t('ordered', { what: level })}</p>
        </div>
        <div className="grid gap-1">
          <p className="text-ink-soft">{t('receiverAndDome')}</p>
          <p className="font-display text-2xl">{[receiver, t(`domes.${dome}`)].join(', ')}</p>
          <p>{t(`domeWhy.${dome}`)}</p>
          <p>{t('receiverAs')}</p>
          <p className="font-semibold">{t('ordered', { what: receiver })}</p>
        </div>
      </div>
    </section>
  );
}
