import { ClinicianBand } from '@/components/shop/clinician-band';
import type { Product } from '@/domain/catalogue/catalogue';
import { FactsSection } from './facts-section';

/**
 * The part of the product page about an aid and its clinician that is the same for everybody: static markup without
 * code.
 */
export function ProductFacts({ name, facts }: Pick<Product, 'name' | 'facts'>) {
  return (
    <>
      {facts && <FactsSection name={name} facts={facts} />}
      <ClinicianBand />
    </>
  );
}
