import { useSyncExternalStore } from 'react';
import { keepTextSize, readTextSize, staticTextSize, watchTextSize } from '@/client/text-size';
import { PillSelect } from '@/components/ui/fields/pill-select';
import { isTextSize, textSizes } from '@/domain/words/text-size';
import { useShellWords } from '@/components/shell/shell-words';

/** Chooses the text size of all pages; this device remembers it. */
export function TextSizeSelect() {
  const { textSize: words } = useShellWords();
  const size = useSyncExternalStore(watchTextSize, readTextSize, staticTextSize);
  return (
    <PillSelect
      label={words.label}
      value={size}
      options={textSizes}
      wordOf={(value) => words[value]}
      onChange={(chosen) => isTextSize(chosen) && keepTextSize(chosen)}
    />
  );
}
