/** The pages between the delivery of hearing aids and the decision. Names are their days in a trial of 60 days. */
export const dayPages = [
  'day_0',
  'day_1',
  'day_3',
  'day_7',
  'day_14',
  'day_30',
  'day_45',
  'day_53',
] as const;
export type DayPage = (typeof dayPages)[number];

/** A page, and how many days after the delivery it opens. */
export type PlannedPage = { page: DayPage; day: number };

/** Days after the delivery, which is day 0. */
const afterDelivery = { day_0: 0, day_1: 1, day_3: 3, day_7: 7, day_14: 14, day_30: 30 } as const;

/** Days before the last day of the trial: these two pages are about the decision. */
const beforeEnd = { day_45: 15, day_53: 7 } as const;

/**
 * The pages of a trial of that many days, in order. The pages about the decision follow the end; in a short trial they
 * push out the pages that would be beside or after them.
 */
export function planOf(trialDays: number): PlannedPage[] {
  const late = pagesOf(beforeEnd)
    .map(({ page, day }) => ({ page, day: trialDays - day }))
    .filter(({ day }) => day > 1);
  const firstLate = late[0]?.day ?? trialDays + 2;
  const early = pagesOf(afterDelivery).filter(({ day }) => day <= firstLate - 2);
  return [...early, ...late];
}

function pagesOf(days: Partial<Record<DayPage, number>>): PlannedPage[] {
  return dayPages.flatMap((page) => {
    const day = days[page];
    return day === undefined ? [] : [{ page, day }];
  });
}

/** The page of today: the last one that has opened. Null before the delivery. */
export function pageOfDay(plan: readonly PlannedPage[], day: number): PlannedPage | null {
  return plan.findLast((planned) => planned.day <= day) ?? null;
}

/** The page that opens next; null after the last one. */
export function nextPage(plan: readonly PlannedPage[], day: number): PlannedPage | null {
  return plan.find((planned) => planned.day > day) ?? null;
}
