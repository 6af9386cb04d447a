/**
 * Changes a product of the running shop; amounts are whole cents:
 * `npm run product -- standard-charger '{"price":{"currency":"USD","amount":15900}}'`.
 * Also `stock`, `isActive`, and `variantId` for one variant.
 */
import { changeProductPattern } from '@/server/api/admin/change-product';
import { askShop, runCommand } from './ask-shop';

runCommand(async ([slug, change = '{}']) => {
  if (!slug) throw new Error('Which product? Its slug comes first.');
  return askShop(changeProductPattern, { ...JSON.parse(change), slug });
});
