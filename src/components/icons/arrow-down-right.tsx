import { drawn } from './drawn';

export const ArrowDownRight = drawn(
  <>
    <path d="m7 7 10 10" />
    <path d="M17 7v10H7" />
  </>,
);
