import { brand } from '../brand';
import { type Fact, organizationId } from './fact';

/** Our company as other nodes refer to it. */
export function publisher(siteUrl: string): Fact {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: brand.name,
    url: siteUrl,
    logo: siteUrl + brand.logo,
  };
}
