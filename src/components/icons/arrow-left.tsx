import { drawn } from './drawn';

export const ArrowLeft = drawn(
  <>
    <path d="m12 19-7-7 7-7" />
    <path d="M19 12H5" />
  </>,
);
