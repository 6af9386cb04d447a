import { CartScreen } from '@/features/cart/cart-screen';
import { services } from '@/server/services';

export const page = [CartScreen, services];
