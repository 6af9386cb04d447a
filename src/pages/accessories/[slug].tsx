import { translated } from '@/components/shell/translated';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import { AccessoryScreen } from '@/features/catalogue/accessories/accessory-screen';
import { accessoryWords, type AccessoryWords } from '@/features/catalogue/public';
import { loadMessages } from '@/messages/load';
import { pageProps } from '@/server/pages/page-props';
import { productPaths } from '@/server/pages/product-paths';
import { published } from '@/server/main/published';

type AccessoryData = { accessory: Product; words: AccessoryWords };

export const getStaticPaths = productPaths('accessories');

export const getStaticProps = pageProps<AccessoryData>({
  messages: ['catalogue', 'accessories'],
  meta: ({ accessory, words }) => ({
    title: words.title,
    description: words.description,
    canonicalPath: paths.accessory(accessory.slug),
  }),
  revalidate: 60,
  load: async ({ params, locale }) => {
    const { catalogue } = await published(locale);
    const accessory = await catalogue.findProduct(params.slug ?? '');
    if (accessory?.kind !== 'accessories') return null;
    const words = accessoryWords(
      accessory,
      locale,
      await loadMessages(locale, ['accessory-items']),
    );
    return { accessory, words };
  },
});

function AccessoryPage({ accessory, words }: AccessoryData) {
  return <AccessoryScreen key={accessory.id} accessory={accessory} words={words} />;
}

export default translated(AccessoryPage);
