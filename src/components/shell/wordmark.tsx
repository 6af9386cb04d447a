import { wordFrames } from './word-frames';

/**
 * The company's name as a drawing, in the size and colour of the surrounding text, so it never shows in a fallback
 * font. It is hidden from screen readers; the element around it has the name. `rest` is the look of all words but the
 * first.
 */
export function Wordmark({ rest }: { rest?: string }) {
  return wordFrames.map((frame, index) => (
    <svg
      {...frame}
      key={frame.width}
      aria-hidden
      fill="currentColor"
      height="1em"
      overflow="visible"
      className={index ? rest : ''}
    >
      <use href={`/brand/wordmark.svg#word-${index + 1}`} />
    </svg>
  ));
}
