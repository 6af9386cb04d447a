import { swell } from '@/client/swell';

export const cartStore = swell;
