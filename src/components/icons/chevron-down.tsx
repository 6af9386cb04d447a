import { drawn } from './drawn';

export const ChevronDown = drawn(<path d="m6 9 6 6 6-6" />);
