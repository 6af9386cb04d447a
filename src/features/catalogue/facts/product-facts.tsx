import { ClinicianBand } from '@/components/shop/clinician-band';
import type { Product } from '@/domain/catalogue/catalogue';
import { FactsSection } from './facts-section';

/** What the product page says alike to everybody about an aid and who sets it: markup that brings no code. */
export function ProductFacts({ name, facts }: Pick<Product, 'name' | 'facts'>) {
  return (
    <>
      {facts && <FactsSection name={name} facts={facts} />}
      <ClinicianBand />
    </>
  );
}
