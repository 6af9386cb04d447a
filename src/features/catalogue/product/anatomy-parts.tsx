import { useTranslations } from 'next-intl';

const parts = ['microphones', 'button', 'dome', 'contacts'] as const;

/** Position of each number on the picture, in percent; all colours are rendered from the same viewpoint. */
const marks = [
  { left: 22.5, top: 19.5 },
  { left: 13, top: 58.7 },
  { left: 72, top: 68.5 },
  { left: 44.6, top: 95.5 },
];

const numberLook =
  'grid size-9 place-items-center rounded-full bg-ink text-sm leading-none font-semibold text-birch-50';

/** The numbers on the picture. */
export function AnatomyMarks() {
  return (
    <>
      <Pointers />
      {marks.map(({ left, top }, index) => (
        <span
          key={left}
          aria-hidden
          className={`absolute -translate-1/2 ${numberLook}`}
          style={{ left: `${left}%`, top: `${top}%` }}
        >
          {index + 1}
        </span>
      ))}
    </>
  );
}

/** The four parts with their numbers. */
export function AnatomyParts() {
  const t = useTranslations('product.anatomy');
  return (
    <>
      <h2 className="font-display text-3xl">{t('heading')}</h2>
      <ol className="mt-6 border-t border-line lg:mt-10">
        {parts.map((part, index) => (
          <li
            key={part}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-5 border-b border-line py-5"
          >
            <span aria-hidden className={numberLook}>
              {index + 1}
            </span>
            <span>
              <span className="block font-semibold">{t(`${part}.name`)}</span>
              <span className="text-ink-soft">{t(`${part}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Lines from the numbers to the parts. */
function Pointers() {
  return (
    <svg aria-hidden viewBox="0 0 100 98" className="absolute inset-0 size-full">
      <path
        d="M24 19.5L34.6 22.4M14.5 57.5H27M70.5 66.5L58 60M44 93L40.5 82.5"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth=".22"
      />
      <g fill="var(--color-birch-50)" stroke="var(--color-ink)" strokeWidth=".22">
        <circle cx="34.8" cy="22.5" r=".75" />
        <circle cx="27.2" cy="57.5" r=".75" />
        <circle cx="57.8" cy="59.8" r=".75" />
        <circle cx="40.4" cy="82.2" r=".75" />
      </g>
    </svg>
  );
}
