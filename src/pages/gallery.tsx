import { env } from '@/client/env';
import { GalleryScreen } from '@/components/gallery/gallery-screen';
import { translated } from '@/components/shell/translated';
import { pageProps } from '@/server/pages/page-props';

/** For developers only: a production build answers 404. */
export const getStaticProps = pageProps({
  messages: [],
  meta: () => ({
    title: 'Component sheet',
    description: 'Every primitive in every state.',
    canonicalPath: null,
    isPrivate: true,
  }),
  load: async () => (env.isDevelopment ? {} : null),
});

export default translated(GalleryScreen);
