import { drawn } from './drawn';

export const ChevronRight = drawn(<path d="m9 18 6-6-6-6" />);
