import { drawn } from './drawn';

export const Square = drawn(<rect width="18" height="18" x="3" y="3" rx="2" />);
