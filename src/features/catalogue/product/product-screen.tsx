import { useTranslations } from 'next-intl';
import { memo, useDeferredValue, useMemo } from 'react';
import { DoctorSigns } from '@/components/advice/doctor-signs';
import { staticComponent } from '@/components/static-markup/static-component';
import { StaticPart } from '@/components/static-markup/static-part';
import { Breadcrumbs } from '@/components/ui/text/breadcrumbs';
import { Container } from '@/components/ui/text/section';
import type { Product } from '@/domain/catalogue/catalogue';
import type { PayLater } from '@/domain/checkout/klarna';
import { findVariant, type Choice } from '@/domain/catalogue/product-choice';
import { PricesNotice, useFreshness, useProduct } from '@/features/products/public';
import { Anatomy } from './anatomy';
import { BoxContents } from './box-contents';
import { BuyBar } from './buy-bar';
import { Configurator, obstacleOf } from './configurator';
import { Gallery, type GalleryPicture } from './gallery';
// Imported here because its markup comes with the page, without the code that would load its styles.
import '../facts/at-a-glance.module.css';
import '../facts/fitting-range.module.css';
import { newItemOf } from '../new-item-of';
import { chargerName, pictureOfAid, picturesOfChoice } from '../pictures';
import { productTrail } from './product-trail';
import { useAddToCart } from '../use-add-to-cart';
import { useChoice } from './use-choice';
import { useIsOutOfView } from './use-is-out-of-view';

/** Content that is the same for everybody: the server renders it, and the first load brings no code for it. */
const Charging = staticComponent('how-it-charges', () =>
  import('./charging').then((code) => code.Charging),
);
const GoodQuestions = staticComponent('good-questions', () =>
  import('./good-questions').then((code) => code.GoodQuestions),
);

/** Rendered again only when their own content changes: after a choice, the price comes first. */
const [StillGallery, StillTop, StillRest] = [memo(Gallery), memo(Top), memo(Rest)];

type ProductScreenProps = {
  product: Product;
  payLater: PayLater;
  /** Its facts and its clinician as the server's markup (facts/product-facts.tsx). */
  markup: string;
};

/** The hearing aid: pictures and configurator, then its parts, charging and the contents of the box. */
export function ProductScreen({ product: page, payLater, markup }: ProductScreenProps) {
  const product = useProduct('product', page);
  const freshness = useFreshness('product');
  const [choice, choose] = useChoice();
  const shown = useDeferredValue(choice);
  const [buyButton, isButtonOutOfView] = useIsOutOfView<HTMLButtonElement>();
  const pictures = useGalleryPictures(page, shown);
  const variant = findVariant(product, choice);
  const buying = useAddToCart(
    () => variant && newItemOf({ ...product, facts: page.facts }, { variant }),
  );

  return (
    <>
      <Container className="pt-3 pb-section lg:pt-6">
        <StillTop product={page} />
        <PricesNotice of={[freshness]} />
        <div className="mt-3 items-start gap-x-18 lg:mt-6 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(min-content,5fr)]">
          <StillGallery pictures={pictures} />
          <Configurator
            product={product}
            payLater={payLater}
            included={page.facts?.inTheBox ?? []}
            choice={choice}
            priced={shown}
            onChoose={choose}
            variant={variant}
            buying={buying}
            buyButton={buyButton}
          />
        </div>
        <div className="mt-10 lg:mt-16">
          <DoctorSigns />
        </div>
      </Container>
      <StaticPart id="product-facts" html={markup} />
      <StillRest product={page} color={shown.color} ears={shown.ears} />
      {variant && (
        <BuyBar
          choice={choice}
          variant={variant}
          currency={product.currency}
          isShown={isButtonOutOfView && obstacleOf(variant) === null}
          buying={buying}
        />
      )}
    </>
  );
}

function Top({ product }: { product: Product }) {
  const t = useTranslations('catalogue');
  return <Breadcrumbs trail={productTrail(product, { home: t('home'), shop: t('shop') })} />;
}

type RestProps = { product: Product } & Pick<Choice, 'color' | 'ears'>;

function Rest({ product, color, ears }: RestProps) {
  const rightEar = pictureOfAid(product.images, color, 'right-ear');
  return (
    <>
      {rightEar && <Anatomy image={rightEar} name={product.name} />}
      <Charging />
      <BoxContents ears={ears} included={product.facts?.inTheBox ?? []} />
      <GoodQuestions />
    </>
  );
}

function useGalleryPictures({ images, name, facts }: Product, choice: Choice): GalleryPicture[] {
  const t = useTranslations('product');
  return useMemo(() => {
    const inLine = t(`color.${choice.color}.inLine`);
    const label = t(`color.${choice.color}.label`);
    const pictures = picturesOfChoice(images, choice);
    const isChargerApart = !facts?.inTheBox.includes(chargerName);
    return pictures.map(({ view, image }, place) => {
      const isAside = view === 'pair' && place > 0;
      const isApart = view === 'charger' && isChargerApart;
      return {
        image,
        alt: t(`pictures.alt.${view}`, { color: inLine, name }),
        caption: t(`pictures.${isAside ? 'alsoPair' : isApart ? 'chargerApart' : view}`, {
          color: label,
        }),
        ...(view === 'detail' && { bleeds: 'all' as const }),
        ...((view === 'left-ear' || view === 'right-ear') && { mark: view }),
        shape: place === 0 ? 'large' : place === pictures.length - 1 ? 'wide' : 'half',
      };
    });
  }, [t, images, name, facts, choice]);
}
