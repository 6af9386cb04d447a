import { Section } from '@/components/ui/text/section';
import type { AidFacts } from '@/domain/catalogue/aid-facts';
import type { Product } from '@/domain/catalogue/catalogue';
import { AtAGlance } from './at-a-glance';
import { FittingRange } from './fitting-range';

type FactsSectionProps = { name: Product['name']; facts: AidFacts };

/** The facts of a hearing aid next to its fitting range. */
export function FactsSection({ name, facts }: FactsSectionProps) {
  return (
    <Section>
      <div className="grid items-start gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <AtAGlance name={name} facts={facts} />
        {facts.fittingRangeDb && <FittingRange range={facts.fittingRangeDb} />}
      </div>
    </Section>
  );
}
