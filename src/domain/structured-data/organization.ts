import { brand } from '../brand';
import { paths } from '../pages/paths';
import { pickupPlace } from '../orders/shipping';
import { supportHours } from '../consultations/support-hours';
import { type Fact, organizationId } from './fact';
import { publisher } from './publisher';

const phone = brand.supportPhone.href.replace('tel:', '');

/** schema.org's Organization: the company behind the shop. */
export function organizationFact(siteUrl: string): Fact {
  return {
    ...publisher(siteUrl),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: phone,
      email: brand.supportEmail,
      areaServed: 'CA',
      availableLanguage: 'en',
    },
  };
}

/** schema.org's MedicalBusiness: people who advise on hearing, by phone and online. */
export function medicalBusinessFact(siteUrl: string): Fact {
  return {
    '@type': 'MedicalBusiness',
    '@id': `${siteUrl}${paths.contact}#hearing-experts`,
    name: brand.name,
    url: siteUrl,
    image: siteUrl + brand.logo,
    telephone: phone,
    email: brand.supportEmail,
    // We serve all of Canada by phone; there is no office to visit.
    address: { '@type': 'PostalAddress', addressCountry: 'CA' },
    areaServed: { '@type': 'Country', name: 'Canada' },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: supportHours.days.map((day) => `https://schema.org/${day}`),
      opens: clock(supportHours.from),
      closes: clock(supportHours.to),
    },
    parentOrganization: { '@type': 'Organization', '@id': organizationId(siteUrl) },
  };
}

/** schema.org's LocalBusiness: where orders are picked up. */
export function pickupFact(siteUrl: string): Fact {
  const { title, street, city, province, postalCode } = pickupPlace;
  return {
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}${paths.contact}#pick-up`,
    name: `${brand.name}, ${title}`,
    url: siteUrl,
    image: siteUrl + brand.logo,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: province,
      postalCode,
      addressCountry: 'CA',
    },
    parentOrganization: { '@type': 'Organization', '@id': organizationId(siteUrl) },
  };
}

/** Formats minutes of a day as a schema.org time: `08:30`. */
function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
