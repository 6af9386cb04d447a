import { brand } from '@/domain/brand';
import { orderPaths } from '@/domain/pages/order-paths';
import { paths } from '@/domain/pages/paths';
import type { MenuGroup, MenuGroupId } from './menu-types';

/** The contents of each group's panel. */
export const menuGroups: Record<MenuGroupId, MenuGroup> = {
  products: {
    columns: [
      {
        heading: 'shop',
        links: [
          { label: 'hearingAids', href: paths.shop },
          { label: 'finder', href: paths.discovery },
          { label: 'estimate', href: paths.estimate },
          { label: 'accessories', href: paths.accessories },
          { label: 'prices', href: paths.prices },
        ],
      },
      {
        heading: 'goodToKnow',
        links: [
          { label: 'howToUse', href: paths.howToUse },
          { label: 'technology', href: paths.technology },
          { label: 'warranty', href: paths.productWarranty },
          { label: 'repair', href: paths.repair },
          { label: 'trackOrder', href: orderPaths.track },
          { label: 'returns', href: paths.returns },
        ],
      },
    ],
    feature: {
      href: paths.product(brand.defaultProductSlug),
      picture: '/pictures/products/charge-go/silver-right-ear.webp',
      title: 'featuredProduct',
      text: 'featuredProductText',
    },
  },
  hearingTest: {
    columns: [
      {
        heading: 'theTest',
        links: [
          { label: 'takeTest', href: paths.hearingTest },
          { label: 'whyTest', href: paths.hearingTestWhy },
          { label: 'howTest', href: paths.hearingTestHow },
        ],
      },
      {
        heading: 'hearingLoss',
        links: [
          { label: 'causes', href: paths.hearingLossCauses },
          { label: 'insurance', href: paths.hearingLossInsurance },
          { label: 'lifestyle', href: paths.hearingLossImpact },
        ],
      },
    ],
    feature: {
      href: paths.hearingTest,
      picture: '/pictures/editorial/sound-wave.webp',
      title: 'featuredTest',
      text: 'featuredTestText',
    },
  },
  learn: {
    columns: [
      {
        heading: 'beforeYouBuy',
        links: [
          { label: 'needForAids', href: paths.needForAids },
          { label: 'overTheCounter', href: paths.overTheCounter },
        ],
      },
      {
        heading: 'reading',
        links: [
          { label: 'faq', href: paths.faq },
          { label: 'articles', href: paths.articles },
        ],
      },
    ],
    feature: {
      href: paths.articles,
      picture: '/pictures/editorial/bedside-charger.webp',
      title: 'featuredArticles',
      text: 'featuredArticlesText',
    },
  },
  aboutUs: {
    columns: [
      {
        heading: 'whoWeAre',
        links: [{ label: 'mission', href: paths.mission }],
      },
      {
        heading: 'workingTogether',
        links: [
          { label: 'entPartnerships', href: paths.entPartnerships },
          { label: 'familyDoctors', href: paths.familyDoctors },
        ],
      },
    ],
    feature: {
      href: paths.bookConsultation,
      picture: '/pictures/editorial/spectacles-cup.webp',
      title: 'featuredCall',
      text: 'featuredCallText',
    },
  },
};
