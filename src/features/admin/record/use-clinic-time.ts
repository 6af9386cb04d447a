import { useFormatter } from 'next-intl';
import { clinicTimeZone } from '@/domain/store';
import { inOnePiece } from '@/domain/words/hour-words';

/** Times in the clinic's time zone, wherever our staff are. */
export function useClinicTime() {
  const format = useFormatter();
  const zone = { timeZone: clinicTimeZone } as const;
  return {
    /** `Nov 21, 2026, 9:58 AM` */
    moment: (iso: string) =>
      inOnePiece(
        format.dateTime(new Date(iso), { ...zone, dateStyle: 'medium', timeStyle: 'short' }),
      ),
    /** `9:58 AM` */
    time: (iso: string) =>
      inOnePiece(format.dateTime(new Date(iso), { ...zone, timeStyle: 'short' })),
    /** `Mon, Nov 23`, of a day such as `2026-11-23`. */
    day: (day: string) =>
      format.dateTime(new Date(`${day}T12:00:00Z`), {
        timeZone: 'UTC',
        weekday: 'short',
        month: 'short',
        day: 'numeric',
      }),
    /** In another time zone: `11:58 AM EST`. */
    timeIn: (iso: string, timeZone: string) =>
      inOnePiece(
        format.dateTime(new Date(iso), {
          timeZone,
          hour: 'numeric',
          minute: '2-digit',
          timeZoneName: 'short',
        }),
      ),
  };
}
