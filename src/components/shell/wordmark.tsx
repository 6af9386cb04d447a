import { brand } from '@/domain/brand';
import { wordFrames } from './word-frames';

/**
 * The company's name as a drawing, in the size and colour of the text around it: it never shows in other letters, however
 * late ours come. For eyes only; what holds it says the name. `rest` is the look of all words but the first.
 */
export function Wordmark({ rest }: { rest?: string }) {
  return wordFrames.map(({ before, width }, index) => (
    <svg
      key={width}
      aria-hidden
      fill="currentColor"
      // An em high, as a line of letters without space around it: its baseline lies 0.85 em below the top.
      viewBox={`${-before} -850 ${before + width} 1000`}
      width={`${(before + width) / 1000}em`}
      height="1em"
      overflow="visible"
      className={index ? rest : ''}
    >
      <use href={`/brand/wordmark.svg#word-${index + 1}`} />
    </svg>
  ));
}

/** The same where nothing around it says the name. */
export function NamedWordmark() {
  return (
    <span role="img" aria-label={brand.name} className="flex">
      <Wordmark />
    </span>
  );
}
