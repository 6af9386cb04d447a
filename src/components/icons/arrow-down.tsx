import { drawn } from './drawn';

export const ArrowDown = drawn(<path d="M12 5v14M19 12l-7 7-7-7" />);
