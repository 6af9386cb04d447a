/** What other features may use of the checkout. */
export { hasHostedFields } from './payments/gateways/known-ways';
export { loadCardSetup } from './payments/gateways/load-strategy';
export type { CardFieldsShown } from './payments/card-setup';
export type { TellField } from './payments/strategy';
