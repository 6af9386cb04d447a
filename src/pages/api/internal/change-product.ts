import { changeProduct } from '@/server/http/handlers/change-product';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default changeProduct;
