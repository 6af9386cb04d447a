import { drawn } from './drawn';

export const AudioLines = drawn(<path d="M2 10v3M6 6v11M10 3v18M14 8v7M18 5v13M22 10v3" />);
