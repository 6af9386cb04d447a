import { orderPaths } from '@/domain/pages/order-paths';
import { paths } from '@/domain/pages/paths';
import type { MenuColumn } from '../menus/menu-types';

export const footerColumns: readonly MenuColumn[] = [
  {
    heading: 'shop',
    links: [
      { label: 'hearingAids', href: paths.shop },
      { label: 'finder', href: paths.discovery },
      { label: 'accessories', href: paths.accessories },
      { label: 'carePlan', href: paths.carePlan },
      { label: 'prices', href: paths.prices },
      { label: 'estimate', href: paths.estimate },
      { label: 'warranty', href: paths.warranty },
      { label: 'repair', href: paths.repair },
    ],
  },
  {
    heading: 'hearingTest',
    links: [
      { label: 'takeTest', href: paths.hearingTest },
      { label: 'whyTest', href: paths.hearingTestWhy },
      { label: 'howTest', href: paths.hearingTestHow },
    ],
  },
  {
    heading: 'learn',
    links: [
      { label: 'articles', href: paths.articles },
      { label: 'causes', href: paths.hearingLossCauses },
      { label: 'insurance', href: paths.hearingLossInsurance },
      { label: 'overTheCounter', href: paths.overTheCounter },
      { label: 'faq', href: paths.faq },
    ],
  },
  {
    heading: 'help',
    links: [
      { label: 'support', href: paths.support },
      { label: 'contactUs', href: paths.contact },
      { label: 'trackOrder', href: orderPaths.track },
      { label: 'returns', href: paths.returns },
      { label: 'consultation', href: paths.bookConsultation },
      { label: 'callBack', href: paths.form },
      { label: 'myAccount', href: paths.account },
    ],
  },
];
