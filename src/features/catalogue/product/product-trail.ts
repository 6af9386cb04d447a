import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import type { Trail } from '@/domain/pages/trail';

/** The breadcrumbs of a hearing aid's page. */
export function productTrail(product: Product, labels: { home: string; shop: string }): Trail {
  return [
    { label: labels.home, href: paths.home },
    { label: labels.shop, href: paths.shop },
    { label: product.name, href: paths.product(product.slug) },
  ];
}
