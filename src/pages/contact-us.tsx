import { paths } from '@/domain/paths';
import { ContactScreen } from '@/features/contact/contact-screen';
import { pageProps } from '@/server/page-props';

export const getStaticProps = pageProps({
  messages: ['contact', 'errors'],
  meta: 'contact-us',
  canonicalPath: paths.contact,
});

export default function ContactPage() {
  return <ContactScreen />;
}
