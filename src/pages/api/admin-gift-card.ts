import { adminGiftCard } from '@/server/http/handlers/admin-gift-cards';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminGiftCard;
