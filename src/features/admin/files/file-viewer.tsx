import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/loading/spinner';
import { renderFile, type Rendering } from './render-file';
import type { SentFile } from '@/domain/staff/answers/hearing';

type FileViewerProps = { file: SentFile; onSave: () => void };

/** A customer's file, shown as pictures and text. The original can be opened in a second step, behind a warning. */
export function FileViewer({ file, onSave }: FileViewerProps) {
  const rendering = useRendering(file);
  return (
    <div className="grid gap-6">
      <Shown rendering={rendering} name={file.name} />
      <OriginalPart onSave={onSave} />
    </div>
  );
}

type Seen = Rendering | 'loading' | 'failed';

function useRendering(file: SentFile): Seen {
  const [seen, setSeen] = useState<Seen>('loading');
  const { id, extension } = file;
  useEffect(() => {
    let isWanted = true;
    void renderFile(id, extension).then((rendering) => {
      if (isWanted) setSeen(rendering ?? 'failed');
    });
    return () => {
      isWanted = false;
    };
  }, [id, extension]);
  return seen;
}

function Shown({ rendering, name }: { rendering: Seen; name: string }) {
  const t = useTranslations('admin-hearing.viewer');
  if (rendering === 'loading') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner /> {t('loading')}
      </p>
    );
  }
  if (rendering === 'failed') return <Notice tone="attention">{t('failed')}</Notice>;
  if (rendering.kind === 'none') return <p>{t('none')}</p>;
  if (rendering.kind === 'words') {
    return (
      <pre
        tabIndex={0}
        role="region"
        aria-label={name}
        className="overflow-auto border border-line p-4 font-sans whitespace-pre-wrap"
      >
        {rendering.words.trim() || t('empty')}
      </pre>
    );
  }
  return (
    <div className="grid gap-4">
      {rendering.pages.map((page, at) => (
        <Page key={at} page={page} label={t('page', { name, number: at + 1 })} />
      ))}
      {rendering.hasMore && <p>{t('more', { count: rendering.pages.length })}</p>}
    </div>
  );
}

/** Puts a drawn page on the screen. */
function Page({ page, label }: { page: HTMLCanvasElement; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(page);
  }, [page]);
  return <div ref={place} role="img" aria-label={label} className="border border-line bg-white" />;
}

/** The pressed button is gone, so the warning in its place takes the focus and is scrolled into view. */
function takeFocus(warning: HTMLElement | null) {
  warning?.focus();
}

function OriginalPart({ onSave }: { onSave: () => void }) {
  const t = useTranslations('admin-hearing.viewer');
  const [isWarned, setIsWarned] = useState(false);
  if (!isWarned) {
    return (
      <div>
        <Button variant="quiet" className="-ml-4" onClick={() => setIsWarned(true)}>
          {t('original')}
        </Button>
      </div>
    );
  }
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="group"
      aria-label={t('original')}
      className="grid justify-items-start gap-3"
    >
      <Notice tone="attention">{t('warning')}</Notice>
      <Button variant="secondary" onClick={onSave}>
        {t('save')}
      </Button>
    </div>
  );
}
