import { useTranslations } from 'next-intl';
import { staticComponent } from '@/components/static-markup/static-component';
import { Picture } from '@/components/ui/pictures/picture';
import { Container } from '@/components/ui/text/section';
import type { ProductImage } from '@/domain/catalogue/catalogue';

const load = () => import('./anatomy-parts');
const Marks = staticComponent('anatomy-marks', async () => (await load()).AnatomyMarks);
const Parts = staticComponent('anatomy-parts', async () => (await load()).AnatomyParts);

/** The right hearing aid with its four parts numbered, in the chosen colour. */
export function Anatomy({ image, name }: { image: ProductImage; name: string }) {
  const t = useTranslations('product.anatomy');
  return (
    <section>
      <Container>
        <div className="items-center gap-x-6 md:grid md:grid-cols-12">
          <div className="relative -mx-gutter bg-plate md:col-span-6 md:mr-0 lg:col-span-7 lg:ml-[calc(-1*max(var(--gutter),(100vw-var(--container-page))/2))]">
            <Picture
              src={image.url}
              alt={t('pictureAlt', { name })}
              width={image.width}
              height={image.height}
              sizes="(min-width: 64rem) 58vw, 100vw"
              className="aspect-[1/0.98] w-full object-cover"
            />
            <Marks />
          </div>
          <div className="mt-10 md:col-span-6 md:mt-0 lg:col-span-4 lg:col-start-9">
            <Parts />
          </div>
        </div>
      </Container>
    </section>
  );
}
