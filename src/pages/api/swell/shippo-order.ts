import { shippingLabel } from '@/server/http/handlers/shipping-label';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default shippingLabel;
