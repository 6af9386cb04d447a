import { env } from '@/client/env';
import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import { BookingScreen } from '@/features/consultation/booking-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['booking', 'errors', 'shop-facts'],
  meta: 'book-consultation',
  canonicalPath: paths.bookConsultation,
});

function BookConsultationRoute() {
  return <BookingScreen schedulingUrl={env.schedulingUrl} />;
}

export default translated(BookConsultationRoute);
