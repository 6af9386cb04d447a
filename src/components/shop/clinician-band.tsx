import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/text/section';
import { paths } from '@/domain/pages/paths';
import { ClinicianWords } from './clinician-words';

/** The clinician of record as a full-width band, with a link to book a call. */
export function ClinicianBand() {
  const t = useTranslations('shop-facts.clinician');
  return (
    <section className="bg-birch-200 py-12">
      <Container>
        <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
          <ClinicianWords headingLevel={2} />
          <ButtonLink variant="secondary" href={paths.bookConsultation}>
            {t('book')}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
