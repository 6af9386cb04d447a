import { swell } from '@/client/swell';

export const breach = swell;
