import { drawn } from './drawn';

export const ArrowDownRight = drawn(<path d="M7 7l10 10M17 7v10H7" />);
