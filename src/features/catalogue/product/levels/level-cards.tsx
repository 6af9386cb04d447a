import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Price } from '@/components/ui/text/price';
import type { AidFacts } from '@/domain/catalogue/aid-facts';
import type { Product } from '@/domain/catalogue/catalogue';
import type { TechLevel } from '@/domain/catalogue/product-choice';
import { ChooseLevel } from './choose-level';
import { pricedLevels, reaches, situations } from './level-facts';
import { YesNo } from './yes-no';

type LevelCardsProps = { aid: Product; facts: AidFacts | undefined; className?: string };

/** The three levels one below the other, where a table does not fit. */
export function LevelCards({ aid, facts, className }: LevelCardsProps) {
  const t = useTranslations('shop');
  return (
    <ul aria-label={t('compare')} className={cx('border-t-[1.5px] border-ink', className)}>
      {pricedLevels(aid).map(({ tech, prices }) => (
        <li key={tech} className="grid gap-4 border-b border-line py-6">
          <div>
            <h3 className="font-display text-2xl">{t(`levels.${tech}.name`)}</h3>
            <p className="mt-1 text-ink-soft">{t(`levels.${tech}.for`)}</p>
          </div>
          {prices && (
            <dl className="flex flex-wrap gap-x-8 gap-y-2">
              {(['perEar', 'pair'] as const).map((key) => (
                <div key={key}>
                  <dt className="text-xs text-ink-soft">
                    {t(key === 'pair' ? 'forPair' : 'perEar')}
                  </dt>
                  <dd className="font-display text-[1.5rem]">
                    <Price amount={prices[key]} currency={aid.currency} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <Situations tech={tech} facts={facts} />
          <ChooseLevel aid={aid} tech={tech} />
        </li>
      ))}
    </ul>
  );
}

function Situations({ tech, facts }: { tech: TechLevel; facts: AidFacts | undefined }) {
  const t = useTranslations('shop');
  const { bluetooth, fittingRangeDb } = facts ?? {};
  return (
    <ul className="grid gap-1">
      {situations.map(({ key, from }) => (
        <YesNoItem key={key} isYes={reaches(tech, from)}>
          {t(`situations.${key}`)}
        </YesNoItem>
      ))}
      {bluetooth && <YesNoItem isYes={bluetooth[tech]}>{t('bluetooth')}</YesNoItem>}
      {fittingRangeDb && (
        <li>
          {t('fits')}: {t('upTo', { db: fittingRangeDb[tech] })}
        </li>
      )}
    </ul>
  );
}

function YesNoItem({ isYes, children }: { isYes: boolean; children: ReactNode }) {
  return (
    <li className={cx('flex items-center gap-3', !isYes && 'text-ink-soft')}>
      <span className="grid size-6 flex-none place-items-center">
        <YesNo isYes={isYes} />
      </span>
      {children}
    </li>
  );
}
