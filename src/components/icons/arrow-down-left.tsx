import { drawn } from './drawn';

export const ArrowDownLeft = drawn(<path d="M17 7 7 17M17 17H7V7" />);
