import { drawn } from './drawn';

export const ArrowRight = drawn(
  <>
    <path d="M5 12h14" />
    <path d="m12 5 7 7-7 7" />
  </>,
);
