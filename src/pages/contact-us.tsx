import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import { medicalBusinessFact, pickupFact } from '@/domain/structured-data/organization';
import { supportDay, type SupportDay } from '@/domain/consultations/support-hours';
import { ContactScreen } from '@/features/contact/contact-screen';
import { pageProps } from '@/server/pages/page-props';

type ContactData = { day: SupportDay };

export const getStaticProps = pageProps<ContactData>({
  messages: ['contact', 'errors'],
  meta: 'contact-us',
  canonicalPath: paths.contact,
  facts: (siteUrl) => [medicalBusinessFact(siteUrl), pickupFact(siteUrl)],
  revalidate: 3600,
  load: async () => ({ day: supportDay(new Date()) }),
});

export default translated(ContactScreen);
