import { button } from '@/components/ui/button';
import { cartStore } from '@/features/cart/public';

export const CheckoutScreen = [button, cartStore];
