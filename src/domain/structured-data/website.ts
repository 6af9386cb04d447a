import { brand } from '../brand';
import { paths } from '../pages/paths';
import { type Fact, organizationId } from './fact';

/** schema.org's WebSite with its search, whose page takes the search text as `q`. */
export function websiteFact(siteUrl: string, language: string): Fact {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: brand.name,
    url: siteUrl + paths.home,
    inLanguage: language,
    publisher: { '@type': 'Organization', '@id': organizationId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}${paths.search}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
