import { drawn } from './drawn';

export const ArrowRight = drawn(<path d="M5 12h14M12 5l7 7-7 7" />);
