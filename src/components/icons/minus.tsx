import { drawn } from './drawn';

export const Minus = drawn(<path d="M5 12h14" />);
