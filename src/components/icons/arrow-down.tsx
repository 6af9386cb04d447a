import { drawn } from './drawn';

export const ArrowDown = drawn(
  <>
    <path d="M12 5v14" />
    <path d="m19 12-7 7-7-7" />
  </>,
);
