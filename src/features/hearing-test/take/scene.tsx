import { useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { ArrowLeft } from '@/components/icons/arrow-left';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Container } from '@/components/ui/text/section';
import { useKeyToGoOn } from './one-key';

type SceneProps = {
  title: string;
  lead?: ReactNode;
  /** Continues; the scene shows its own errors when it cannot. */
  onContinue: () => void;
  isBusy?: boolean;
  onBack?: () => void;
  continueLabel?: string;
  /** The scene is taller than a window: the text stays at the top. */
  isLong?: boolean;
  /** There is nothing to choose: Space or Enter alone continues. */
  isOneKey?: boolean;
  /** A sentence between the buttons; announced when it appears. */
  note?: string | null;
  children?: ReactNode;
};

/** One step at a time: text at the left, the task at the right, the buttons at the bottom. */
export function Scene(props: SceneProps) {
  const { title, lead, onContinue, isBusy, onBack, continueLabel, isLong, note, children } = props;
  const t = useTranslations('hearing-take');
  const form = useRef<HTMLFormElement>(null);
  useKeyToGoOn(form, props.isOneKey === true);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onContinue();
  }
  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="relative flex flex-1 flex-col">
      <Container
        className={cx(
          'grid flex-1 content-center gap-x-20 gap-y-8 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
          isLong ? 'lg:items-start' : 'lg:items-center',
        )}
      >
        <div>
          <SceneTitle>{title}</SceneTitle>
          {lead && <p className="mt-5 text-lg text-ink-soft">{lead}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </Container>
      <Container className="flex min-h-22 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
        {onBack ? (
          <Button variant="quiet" onClick={onBack} className="-ml-4">
            <ArrowLeft aria-hidden size={20} />
            {t('back')}
          </Button>
        ) : (
          <span />
        )}
        <p role="status" className="text-sm text-ink-soft max-md:order-last max-md:w-full">
          {note}
        </p>
        <Button type="submit" isBusy={isBusy}>
          {continueLabel ?? t('continue')}
        </Button>
      </Container>
    </form>
  );
}

/** The heading takes the focus when its scene appears, so that it is announced and the keyboard starts at the top. */
function SceneTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="font-display text-3xl text-balance outline-none focus-visible:outline-none"
    >
      {children}
    </h1>
  );
}

/** Focuses the first invalid field. */
export function focusFirstInvalid(form: ParentNode = document) {
  requestAnimationFrame(() => {
    const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = marked?.matches('input') ? marked : marked?.querySelector('input');
    (field ?? marked)?.focus();
  });
}
