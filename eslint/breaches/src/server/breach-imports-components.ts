import { button } from '@/components/ui/button';

export const breach = button;
