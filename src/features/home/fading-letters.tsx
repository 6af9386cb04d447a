import { useLocale, useTranslations } from 'next-intl';
import { GoLink } from '@/components/ui/button';
import { Section } from '@/components/ui/text/section';
import { Segmented } from '@/components/ui/fields/segmented';
import { paths } from '@/domain/pages/paths';
import { localeOf } from '@/domain/words/locale';
import { Kicker } from './kicker';
import { isFaded, splitByLoss } from './letters';
import { hearingLosses, letterSwitch, type HearingLoss } from './losses';

/** The loss shown at first. */
const firstLoss: HearingLoss = 'moderate';

/**
 * Shows with letters which parts of a sentence a hearing loss takes away. The whole sentence is next to it as text.
 * `useLetterSwitch` makes it interactive.
 */
export function FadingLetters() {
  const t = useTranslations('home.letters');
  const sentence = t('sentence');
  const said = Object.fromEntries(hearingLosses.map((loss) => [loss, t(`now.${loss}`)]));
  return (
    <Section>
      <Kicker as="h2">{t('title')}</Kicker>
      <FadingSentence sentence={sentence} />
      <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-4 lg:mt-11">
        <span className="text-ink-soft max-md:w-full">{t('showWith')}</span>
        <Segmented
          legend={t('switchLabel')}
          isLegendHidden
          className="max-sm:w-full"
          name={letterSwitch}
          value={firstLoss}
          options={hearingLosses.map((value) => ({ value, label: t(`loss.${value}`) }))}
        />
        <p className="text-ink-soft">{t('fullSentence', { sentence })}</p>
        <p role="status" data-losses={JSON.stringify(said)} className="sr-only">
          {said[firstLoss]}
        </p>
      </div>
      <div className="mt-12 border-t border-line pt-9 lg:mt-16 lg:grid lg:grid-cols-12 lg:gap-x-6">
        <p className="font-display text-2xl text-balance lg:col-span-5">{t('claim')}</p>
        <div className="mt-6 lg:col-span-6 lg:col-start-7 lg:mt-0">
          <p className="text-ink-soft">{t('detail')}</p>
          <GoLink href={paths.hearingTest} className="mt-5">
            {t('takeTest')}
          </GoLink>
        </div>
      </div>
    </Section>
  );
}

/** A picture made of letters, hidden from screen readers, which would read the cut runs letter by letter. */
function FadingSentence({ sentence }: { sentence: string }) {
  const locale = localeOf(useLocale());
  return (
    <p
      aria-hidden
      className="font-display text-[clamp(3rem,1.2rem+7.6vw,8.25rem)] leading-none tracking-[-0.035em] text-balance [font-variant-ligatures:none]"
    >
      {splitByLoss(sentence, locale).map((run, index) => (
        <span
          key={index}
          data-testid="letters"
          data-fades-at={run.fadesAt ?? undefined}
          data-faded={isFaded(run, firstLoss) || undefined}
          className={
            run.fadesAt
              ? 'transition-[color,-webkit-text-stroke-color] duration-300 [-webkit-text-stroke-color:transparent] [-webkit-text-stroke-width:1.25px] data-faded:text-transparent data-faded:[-webkit-text-stroke-color:rgb(16_35_31/0.44)]'
              : undefined
          }
        >
          {run.text}
        </span>
      ))}
    </p>
  );
}
