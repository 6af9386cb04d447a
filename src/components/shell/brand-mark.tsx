/** Four contours in a disc: ink on light, aurora on dark. The text beside it has the company's name. */
const contours = [
  'M-3.4 27c1.4 .4 5.5 2.1 8.2 2.5s5.4-.4 8.1 0s5.4 2.2 8.1 2.4s5.5 0 8.2-1.1s6.4-4.8 8.2-5.7s2.2 .3 2.6 .4',
  'M-3.4 19.9c1.4 .4 5.5 2 8.2 2.4s5.4-.3 8.1 0s5.4 1.8 8.1 1.9s5.5-.1 8.2-1.2s6.4-4.5 8.2-5.3s2.2 .6 2.6 .7',
  'M-3.4 13.5c1.4 .3 5.5 1.6 8.2 1.8s5.4-.6 8.1-.3s5.4 1.7 8.1 1.8s5.5-.3 8.2-1.3s6.4-4.1 8.2-4.7s2.2 1.2 2.6 1.4',
  'M-3.4 7.2c1.4 .2 5.5 1.1 8.2 1.2s5.4-.9 8.1-.7s5.4 1.6 8.1 1.7s5.5-.4 8.2-1.3s6.4-3.6 8.2-3.9s2.2 1.7 2.6 2',
];

export function BrandMark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      fill="none"
      aria-hidden
      className={`${className} flex-none overflow-hidden rounded-full`}
    >
      <path d="M0 0h40v40H0z" className="fill-ink dark:fill-aurora-300" />
      <g strokeWidth="2.1" className="stroke-aurora-300 dark:stroke-ink">
        {contours.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
