import { consultationBookingConfirm } from '@/server/http/handlers/consultation';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default consultationBookingConfirm;
