import { useSyncExternalStore } from 'react';
import { keepTextSize, readTextSize, staticTextSize, watchTextSize } from '@/client/text-size';
import { textSizes, type TextSize } from '@/domain/words/text-size';
import { useShellWords } from '@/components/shell/shell-words';

const letters: Record<TextSize, string> = {
  normal: 'text-base',
  larger: 'text-[1.375rem]',
  largest: 'text-[1.75rem]',
};

/** Three sizes of the letter A, next to a long text: the same choice as in the footer of every page. */
export function TextSizeChoice() {
  const { textSize: words } = useShellWords();
  const size = useSyncExternalStore(watchTextSize, readTextSize, staticTextSize);
  return (
    <fieldset className="w-fit text-center text-xs max-lg:mb-8">
      <legend className="mb-2 text-left lg:text-center">{words.label}</legend>
      <div className="inline-flex rounded-full border-[1.5px] border-control bg-white p-1 text-ink forced-color-adjust-none lg:flex-col">
        {textSizes.map((value) => (
          <label key={value} className="relative grid size-12 place-items-center">
            <input
              type="radio"
              name="text-size"
              value={value}
              aria-label={words[value]}
              checked={value === size}
              onChange={() => keepTextSize(value)}
              className="peer absolute inset-0 size-full appearance-none rounded-full checked:bg-ink hover:not-checked:bg-birch-100"
            />
            <span
              aria-hidden
              className={`pointer-events-none relative leading-none peer-checked:text-birch-50 ${letters[value]}`}
            >
              A
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
