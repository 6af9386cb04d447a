import { useTranslations } from 'next-intl';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Breadcrumbs } from '@/components/ui/text/breadcrumbs';
import { linkTo } from '@/components/ui/text/rich-words';
import { Container, Section } from '@/components/ui/text/section';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import type { Trail } from '@/domain/pages/trail';
import { PricesNotice, useFreshness, useProduct } from '@/features/products/public';
import { AccessoryBuy } from './accessory-buy';
import { hasCable } from './accessory-kinds';
import type { AccessoryWords } from './accessory-words';
import { Gallery } from '../product/gallery';
import { NumberedSteps } from '../numbered-steps';
import { breadcrumbFacts, productFacts } from '@/client/page-facts';
import { StructuredData } from '@/components/ui/text/structured-data';

type AccessoryScreenProps = { accessory: Product; words: AccessoryWords };

/** One accessory: pictures and buying, questions, set-up, details. */
export function AccessoryScreen({ accessory: page, words }: AccessoryScreenProps) {
  const accessory = useProduct('accessories', page);
  const freshness = useFreshness('accessories');
  const t = useTranslations('catalogue');
  const own = useTranslations('accessories');
  const address = paths.accessory(accessory.slug);
  const trail: Trail = [
    { label: t('home'), href: paths.home },
    { label: t('accessories'), href: paths.accessories },
    { label: accessory.name, href: address },
  ];
  const pictures = accessory.images.map((image) => ({
    image,
    alt: image.caption,
    caption: '',
    shape: 'large' as const,
    ...(hasCable(accessory) && { bleeds: 'right' as const }),
  }));

  return (
    <>
      <StructuredData graph={[productFacts(page, address), breadcrumbFacts(trail)]} />
      <Container className="pt-3 pb-section lg:pt-6">
        <Breadcrumbs trail={trail} />
        <div className="mt-3 items-start gap-x-18 lg:mt-6 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Gallery pictures={pictures} />
          <div className="mt-7 lg:sticky lg:top-6 lg:mt-0">
            <PricesNotice of={[freshness]} />
            <AccessoryBuy accessory={accessory} />
            <Questions words={words} />
          </div>
        </div>
      </Container>
      {words.steps.length > 0 && (
        <NumberedSteps heading={own('stepsHeading')} steps={words.steps} />
      )}
      {words.details.length > 0 && <Details name={accessory.name} details={words.details} />}
    </>
  );
}

function Questions({ words }: { words: AccessoryWords }) {
  const t = useTranslations('accessories');
  return (
    <Accordion className="mt-6">
      {words.questions.map(({ question, answer }, place) => (
        <AccordionItem key={question} heading={question} isOpen={place === 0}>
          {answer}
        </AccordionItem>
      ))}
      <AccordionItem heading={t('returnsQuestion')}>
        {t.rich('returnsAnswer', {
          returns: linkTo(paths.returns),
          warranty: linkTo(paths.warranty),
        })}
      </AccordionItem>
    </Accordion>
  );
}

function Details({ name, details }: { name: string; details: AccessoryWords['details'] }) {
  const t = useTranslations('accessories');
  return (
    <Section>
      <div className="gap-x-6 lg:grid lg:grid-cols-12">
        <h2 className="font-display text-3xl lg:col-span-5">{t('detailsHeading')}</h2>
        <table className="mt-6 w-full table-fixed border-collapse text-left lg:col-span-7 lg:mt-0">
          <caption className="sr-only">{t('detailsTable', { name })}</caption>
          <tbody>
            {details.map(({ label, text }) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="w-2/5 py-4 pr-4 font-medium text-ink-soft">
                  {label}
                </th>
                <td className="py-4">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
