import { drawn } from './drawn';

export const Expand = drawn(
  <path d="M15 15l6 6M15 9l6-6M21 16v5h-5M21 8V3h-5M3 16v5h5M3 21l6-6M3 8V3h5M9 9 3 3" />,
);
