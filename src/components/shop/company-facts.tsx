import { useTranslations } from 'next-intl';
import { useShopFacts } from './shop-facts';

/** The company, below the terms: name, address and business number from the settings. */
export function CompanyFacts() {
  const t = useTranslations('shop-facts.company');
  const { name, address, businessNumber: number } = useShopFacts().company;
  return (
    <section aria-labelledby="company" className="mt-14">
      <h2 id="company" className="mb-6 font-display text-2xl">
        {t('heading')}
      </h2>
      <p>{t('seller', { name, address, number })}</p>
    </section>
  );
}
