/** When texts may make a phone ring: until before these hours of the customer's day, later and shorter on weekends. */
const workDay = { from: 9, until: 19 } as const;
const weekend = { from: 10, until: 18 } as const;

/**
 * Whether it is too early or too late for a text where the customer lives. Narrower than Canada's hours for unwanted
 * calls (9:00 to 21:30, on weekends 10:00 to 18:00), because many of our customers go to bed early.
 *
 * @param timeZone an IANA name
 */
export function isQuiet(timeZone: string, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  const { from, until } = ['Sat', 'Sun'].includes(part('weekday')) ? weekend : workDay;
  const hour = Number(part('hour'));
  return hour < from || hour >= until;
}
