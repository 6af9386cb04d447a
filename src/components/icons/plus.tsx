import { drawn } from './drawn';

export const Plus = drawn(<path d="M5 12h14M12 5v14" />);
