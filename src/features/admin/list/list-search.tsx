import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import styles from './list-search.module.css';
import type { List } from './use-list';

type ListSearchProps<Row> = { list: List<Row>; hint: string };

/** Searches only on Enter or the button: half a typed name would look up other people. */
export function ListSearch<Row>({ list, hint }: ListSearchProps<Row>) {
  const t = useTranslations('admin.list');
  const { search } = list;
  const [words, setWords] = useState(search);

  function find(event: FormEvent) {
    event.preventDefault();
    list.setSearch(words.trim());
  }

  function clear() {
    setWords('');
    list.setSearch('');
  }

  return (
    <form
      role="search"
      noValidate
      method="post"
      onSubmit={find}
      className="flex w-full flex-wrap items-end gap-2 md:w-auto"
    >
      <TextField
        label={t('search')}
        placeholder={hint}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className={styles.words}
      />
      <Button type="submit" variant="secondary">
        {t('find')}
      </Button>
      {search !== '' && (
        <Button variant="quiet" onClick={clear}>
          {t('clearSearch')}
        </Button>
      )}
    </form>
  );
}
