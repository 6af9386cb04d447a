import { ClinicianBand } from '@/components/shop/clinician-band';
import type { CurrencyCode } from '@/domain/money';
import type { ArticleCard } from '@/domain/pages/reading';
import { AccessoryStrip } from './accessory-strip';
import { ColourRow } from './colour-row';
import { FactStrip } from './fact-strip';
import { FadingLetters } from './fading-letters';
import { FamilySection } from './family-section';
import { Hero } from './hero';
import { homeIn, type HomeData } from './home-data';
import { NightBand } from './night-band';
import { PhoneBand } from './phone-band';
import { ReadingRows } from './reading-rows';
import { StepsBand } from './steps-band';
import { TechLevels } from './tech-levels';

type HomeScreenProps = HomeData & {
  /** Articles to read before deciding. */
  articles: readonly ArticleCard[];
};

/** The home page. Light and dark bands alternate; the two dark ones, the night and the steps, never touch. */
export function HomeScreen({ articles, ...data }: HomeScreenProps) {
  const shownIn = (currency: CurrencyCode) => homeIn(data, currency);
  return (
    <>
      <Hero
        fromPriceIn={(wanted) => {
          const { fromPrice: amount, currency } = shownIn(wanted);
          return { amount, currency };
        }}
      />
      <FactStrip />
      <FadingLetters />
      <NightBand />
      <TechLevels levelsIn={(currency) => shownIn(currency).levels} />
      <ColourRow />
      <StepsBand />
      <AccessoryStrip cardsIn={(currency) => shownIn(currency).accessories} />
      <ClinicianBand />
      <FamilySection />
      <ReadingRows articles={articles} />
      <PhoneBand />
    </>
  );
}
