import { CartScreen } from '@/features/cart/cart-screen';
import { services } from '@/server/main/services';

export const page = [CartScreen, services];
