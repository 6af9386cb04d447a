import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Search } from '@/components/icons/search';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { controlLook } from '@/components/ui/fields/field-frame';
import { longestSearch } from '@/domain/pages/site-search';
import type { Finder } from './find-entries';

/** Number of suggestions that fit below the field without covering the page. */
const shownSuggestions = 6;

type SearchFieldProps = {
  /** The search in the address; the field follows it. */
  asked: string;
  /** Null until the index is loaded. */
  finder: Finder | null;
  /** Called before a likely search, so that its code and index can be loaded. */
  onIntent: () => void;
  onSearch: (words: string) => void;
  /** Called when a suggestion was chosen. */
  onOpen: (path: string) => void;
};

/**
 * A field with suggestions, by the combobox pattern (WAI-ARIA APG, list autocomplete with manual selection): focus
 * stays in the field, arrows move through the list, Enter opens the selected suggestion or else searches, Escape closes
 * the list.
 */
export function SearchField(props: SearchFieldProps) {
  const { onIntent, onOpen } = props;
  const t = useTranslations('search');
  const id = useId();
  const combobox = useCombobox(props);
  const { typed, suggestions, isOpen, active, input, keys } = combobox;

  return (
    <form role="search" action="/search" method="get" onSubmit={combobox.submit}>
      <label htmlFor={id} className="text-sm leading-snug font-semibold">
        {t('label')}
      </label>
      <div className="mt-2 flex gap-3 max-sm:flex-col">
        <div className="relative min-w-0 flex-1">
          <input
            ref={input}
            id={id}
            name="q"
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            maxLength={longestSearch}
            value={typed}
            onChange={(event) => combobox.type(event.target.value)}
            onFocus={onIntent}
            onBlur={combobox.close}
            onKeyDown={keys}
            className={controlLook}
          />
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={t('suggestions')}
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-md border border-line bg-white shadow-overlay"
          >
            {suggestions.map(({ entry }, place) => (
              <li
                key={entry.path}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onOpen(entry.path)}
                className={cx(
                  'flex min-h-control cursor-pointer flex-wrap content-center items-baseline justify-between gap-x-4 border-b border-line px-4 py-3 leading-snug last:border-b-0 hover:bg-birch-100',
                  place === active && 'bg-aurora-50 shadow-[inset_4px_0_0_var(--color-focus)]',
                )}
              >
                <span className="font-medium">{entry.title}</span>
                <span className="text-xs text-ink-soft">{t(`kind.${entry.kind}`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <Button type="submit">
          <Search aria-hidden size={20} />
          {t('search')}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-xs text-ink-soft">
        {t('hint')}
      </p>
    </form>
  );
}

function useCombobox({ asked, finder, onSearch, onOpen }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  const [isClosed, setIsClosed] = useState(true);
  const [active, setActive] = useState(-1);

  /* The address decides: the back button restores earlier words in the field. */
  if (asked !== followed) {
    setFollowed(asked);
    setTyped(asked);
    setIsClosed(true);
  }

  /* Focuses the field for visitors who come to search, but not for those who come to results. */
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).get('q')) input.current?.focus();
  }, []);

  const suggestions = finder ? finder(typed).slice(0, shownSuggestions) : [];
  const isOpen = !isClosed && suggestions.length > 0;

  function close() {
    setIsClosed(true);
    setActive(-1);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = suggestions[active];
    close();
    if (chosen) onOpen(chosen.entry.path);
    else onSearch(typed.trim());
  }

  function keys(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setIsClosed(false);
      /* One more position than there are suggestions: the field itself. */
      const places = suggestions.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  }

  function type(text: string) {
    setTyped(text);
    setIsClosed(false);
    setActive(-1);
  }

  return { typed, suggestions, isOpen, active, input, keys, type, close, submit };
}
