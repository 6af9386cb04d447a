import { drawn } from './drawn';

export const ArrowLeft = drawn(<path d="M12 19l-7-7 7-7M19 12H5" />);
