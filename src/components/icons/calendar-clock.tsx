import { drawn } from './drawn';

export const CalendarClock = drawn(
  <>
    <path d="M16 14v2.2l1.6 1M16 2v3M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338M3 9h5.859M8 2v3" />
    <circle cx="16" cy="16" r="6" />
  </>,
);
