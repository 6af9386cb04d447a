import { translated } from '@/components/shell/translated';
import type { Product } from '@/domain/catalogue/catalogue';
import type { PageMeta } from '@/domain/pages/page-meta';
import { CarePlanScreen } from '@/features/catalogue/care-plan-screen';
import { carePlanMeta } from '@/features/catalogue/public';
import { loadMessages } from '@/messages/load';
import { pageProps } from '@/server/pages/page-props';
import { published } from '@/server/main/published';

type CarePlanData = { product: Product; meta: PageMeta };

export const getStaticProps = pageProps<CarePlanData>({
  messages: ['catalogue', 'care-plan'],
  meta: ({ meta }) => meta,
  revalidate: 60,
  load: async ({ locale }) => {
    const { catalogue } = await published(locale);
    const product = await catalogue.findProduct('care-plan');
    if (product?.kind !== 'services') return null;
    const messages = await loadMessages(locale, ['care-plan', 'ui']);
    return { product, meta: carePlanMeta(product, locale, messages) };
  },
});

export default translated(CarePlanScreen);
