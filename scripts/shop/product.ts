/**
 * Changes a product of the running shop; amounts are in cents:
 * `npm run product -- standard-charger '{"price":{"currency":"USD","amount":15900}}'`.
 * Also `stock`, `isActive`, `variantId` for one variant, and `attributes` for its facts:
 * `npm run product -- charge-go '{"attributes":{"battery_hours":30}}'`.
 */
import { changeProductPattern } from '@/server/api/admin/change-product';
import { askShop, runCommand } from './ask-shop';

runCommand(async ([slug, change = '{}']) => {
  if (!slug) throw new Error('Which product? Its slug comes first.');
  return askShop(changeProductPattern, { ...JSON.parse(change), slug });
});
