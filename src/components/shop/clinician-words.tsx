import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/pictures/picture';
import { useShopFacts } from './shop-facts';

/** The portrait, the name and the licence of the clinician of record. */
export function ClinicianWords({ headingLevel }: { headingLevel: 2 | 3 }) {
  const t = useTranslations('shop-facts.clinician');
  const { clinician } = useShopFacts();
  const languages = useLanguages(clinician.languages);
  const { name, profession, licence, province, portrait } = clinician;
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-8 gap-y-6"
      // Wraps what follows below when a line has no room for both.
      style={{ flexBasis: '24rem' }}
    >
      <Picture src={portrait} alt="" unoptimized width={144} height={144} className="flex-none" />
      {/* Beside the portrait while a line has room for some words, else below it. */}
      <div className="min-w-0 flex-1" style={{ flexBasis: '16rem' }}>
        <Heading className="font-display text-2xl">{t('heading', { name, profession })}</Heading>
        <p className="mt-2">{t('promise', { firstName: name.split(' ')[0] ?? name })}</p>
        <p className="mt-1 text-ink-soft">
          {t('licence', { licence, languages, province: t(`provinces.${province}`) })}
        </p>
      </div>
    </div>
  );
}

/** `English and French` in the language of the page. */
function useLanguages(tags: readonly string[]): string {
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale).format(tags.map((tag) => names.of(tag) ?? tag));
}
