import { brand } from '@/domain/brand';
import { paths } from '@/domain/paths';
import type { Messages } from '@/messages/catalogue';

/** A key under `shell.menu`, where every word of header, menu and footer stands. */
export type MenuKey = keyof Messages['shell']['menu'];

export type MenuLink = { label: MenuKey; href: string };
export type MenuColumn = { heading: MenuKey; links: readonly MenuLink[] };

/** The picture card at the right end of a menu panel. */
export type MenuFeature = { href: string; picture: string; title: MenuKey; text: MenuKey };

export type MenuGroup = {
  id: 'products' | 'hearingTest' | 'learn' | 'aboutUs';
  columns: readonly MenuColumn[];
  feature: MenuFeature;
};

export const menuGroups: readonly MenuGroup[] = [
  {
    id: 'products',
    columns: [
      {
        heading: 'shop',
        links: [
          { label: 'hearingAids', href: paths.shop },
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
  {
    id: 'hearingTest',
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
  {
    id: 'learn',
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
  {
    id: 'aboutUs',
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
];

export const footerColumns: readonly MenuColumn[] = [
  {
    heading: 'shop',
    links: [
      { label: 'hearingAids', href: paths.shop },
      { label: 'accessories', href: paths.accessories },
      { label: 'prices', href: paths.prices },
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
      { label: 'returns', href: paths.returns },
      { label: 'consultation', href: paths.bookConsultation },
      { label: 'myAccount', href: paths.account },
    ],
  },
];
