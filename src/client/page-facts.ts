import type { Product } from '@/domain/catalogue/catalogue';
import type { ReadingText } from '@/domain/pages/reading';
import { articleFact } from '@/domain/structured-data/article';
import { breadcrumbList } from '@/domain/structured-data/breadcrumbs';
import type { Fact } from '@/domain/structured-data/fact';
import { productFact } from '@/domain/structured-data/product';
import type { Trail } from '@/domain/pages/trail';
import { siteUrl } from './site-url';

/** schema.org facts of a trail of pages, from the start page to this one. */
export function breadcrumbFacts(trail: Trail): Fact {
  return breadcrumbList(trail, siteUrl());
}

/** schema.org facts of one of our articles. */
export function articleFacts(text: ReadingText, picture: string | null, language: string): Fact {
  return articleFact(text, picture, siteUrl(), language);
}

/** schema.org facts of a product: one offer, or the range of its variants' prices. */
export function productFacts(product: Product, address: string): Fact {
  return productFact(product, address, siteUrl());
}
