import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import { HearingTestScreen } from '@/features/hearing-test/ways/hearing-test-screen';
import { pageProps } from '@/server/pages/page-props';
import { published } from '@/server/main/published';

type HearingTestData = { waiverHtml: string };

const waiverSlug = 'hearing-test-waiver';

export const getStaticProps = pageProps<HearingTestData>({
  messages: ['hearing-test', 'hearing-upload', 'hearing-levels', 'errors'],
  meta: 'hearing-test',
  canonicalPath: paths.hearingTest,
  load: async ({ locale }) => {
    const pages = await (await published(locale)).editorial.pages();
    const waiver = pages.find(({ slug }) => slug === waiverSlug);
    if (!waiver) throw new Error(`There is no text ${waiverSlug}`);
    return { waiverHtml: waiver.html };
  },
});

export default translated(HearingTestScreen);
