/** What other features may use of the checkout. */
export { hasHostedFields } from './payments/gateways/known-ways';
