import { drawn } from './drawn';

export const X = drawn(<path d="M18 6 6 18M6 6l12 12" />);
