import { drawn } from './drawn';

export const Check = drawn(<path d="M20 6 9 17l-5-5" />);
