import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Pause } from '@/components/icons/pause';
import { Square } from '@/components/icons/square';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/text/section';
import { HearButton } from './hear-button';

type ListenStageProps = {
  title: string;
  lead: ReactNode;
  onPress: () => void;
  onPause?: () => void;
  onStop: () => void;
  /** Above the button: progress in the test. */
  above?: ReactNode;
  /** Below the text: the outcome of a practice press. */
  below?: ReactNode;
};

/** The button in the middle; nothing here changes while a tone may play. */
export function ListenStage(props: ListenStageProps) {
  const { title, lead, onPress, onPause, onStop, above, below } = props;
  const t = useTranslations('hearing-take');
  return (
    <section aria-label={title} className="relative flex flex-1 flex-col">
      <Container className="grid flex-1 content-center justify-items-center gap-12 py-8 text-center lg:gap-9">
        {above && <div className="w-full max-w-136">{above}</div>}
        <HearButton onPress={onPress} />
        <div>
          <h1 className="font-display text-2xl">{title}</h1>
          <p className="mx-auto mt-3 max-w-lg text-ink-soft">{lead}</p>
          {below}
        </div>
      </Container>
      <Container className="flex min-h-22 items-center justify-between gap-4 py-4">
        {onPause ? (
          <Button variant="secondary" onClick={onPause}>
            <Pause aria-hidden size={22} />
            {t('listening.pause')}
          </Button>
        ) : (
          <span />
        )}
        <Button variant="secondary" onClick={onStop}>
          <Square aria-hidden size={20} />
          {t('listening.stop')}
        </Button>
      </Container>
    </section>
  );
}
