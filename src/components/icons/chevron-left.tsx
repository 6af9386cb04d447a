import { drawn } from './drawn';

export const ChevronLeft = drawn(<path d="m15 18-6-6 6-6" />);
