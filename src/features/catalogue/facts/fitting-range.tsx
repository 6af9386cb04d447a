import { useFormatter, useTranslations } from 'next-intl';
import { linkTo } from '@/components/ui/text/rich-words';
import { levelsByValue, type PerLevel } from '@/domain/catalogue/aid-facts';
import { paths } from '@/domain/pages/paths';
import styles from './fitting-range.module.css';
import { useLevelNames } from './use-level-names';

/** The axes of a clinical audiogram: pitches in Hz, an octave apart, and levels in dB HL. */
const pitches = [250, 500, 1000, 2000, 4000, 8000];
const levelsOfLoss = [0, 20, 40, 60, 80, 100];
const deepestDb = 100;

const percent = (db: number) => `${(db / deepestDb) * 100}%`;

/** The fitting range of each level, as a strip over an empty audiogram, to compare with one's own. */
export function FittingRange({ range }: { range: PerLevel<number> }) {
  const t = useTranslations('aid-facts.reach');
  const format = useFormatter();
  const names = useLevelNames();
  const groups = levelsByValue(range)
    .toSorted(([one], [other]) => one - other)
    .map(([db, levels]) => ({ db, count: levels.length, levels: names(levels) }));
  const bands = groups.map((group) => t('band', group)).join(' ');
  return (
    <figure aria-labelledby="reach" className="min-w-0">
      <figcaption>
        <h2 id="reach" className="font-display text-2xl">
          {t('heading')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('lead')}</p>
      </figcaption>
      <div role="img" aria-label={t('drawing', { bands })} className={styles.drawing}>
        <p aria-hidden className={styles.ends}>
          <span>{t('low')}</span>
          <span>{t('high')}</span>
        </p>
        <p aria-hidden className={styles.pitches}>
          {pitches.map((pitch) => (
            <span key={pitch}>{format.number(pitch)}</span>
          ))}
        </p>
        <div aria-hidden className={styles.field}>
          {groups.map(({ db, count, levels }, place) => {
            const from = groups[place - 1]?.db ?? 0;
            return (
              <div
                key={db}
                className={place === 0 ? styles.first : styles.further}
                style={{ top: percent(from), height: percent(db - from) }}
              >
                <span className={styles.words}>{t('area', { count, levels })}</span>
              </div>
            );
          })}
          {levelsOfLoss.map((db) => (
            <span key={db} className={styles.level} style={{ top: percent(db) }}>
              {db === 0 ? t('zero') : db}
            </span>
          ))}
          <span className={styles.beyond} style={{ top: percent(groups.at(-1)?.db ?? 0) }}>
            {t('beyond')}
          </span>
        </div>
      </div>
      <p className="mt-6">
        {t.rich('after', {
          test: linkTo(paths.hearingTest),
          article: linkTo(paths.article('reading-an-audiogram')),
        })}
      </p>
    </figure>
  );
}
