import type { ArticleCard } from '@/domain/reading';
import { useCurrency } from '@/features/currency/public';
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
import { TestLimits } from './test-limits';

type HomeScreenProps = HomeData & {
  /** To read before deciding. */
  articles: readonly ArticleCard[];
};

/** The home page. Bands alternate; its two dark ones, the night and the steps, never touch. */
export function HomeScreen({ articles, ...data }: HomeScreenProps) {
  const { currency, fromPrice, levels, accessories } = homeIn(data, useCurrency());
  return (
    <>
      <Hero fromPrice={fromPrice} currency={currency} />
      <FactStrip />
      <FadingLetters />
      <NightBand />
      <TechLevels levels={levels} currency={currency} />
      <ColourRow />
      <StepsBand />
      <AccessoryStrip accessories={accessories} />
      <TestLimits />
      <FamilySection />
      <ReadingRows articles={articles} />
      <PhoneBand />
    </>
  );
}
