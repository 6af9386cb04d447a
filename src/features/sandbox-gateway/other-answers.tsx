import { useTranslations } from 'next-intl';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import type { Decision, OtherAnswer } from './confirmation';

type OtherAnswersProps = {
  answers: readonly OtherAnswer[];
  sending: Decision | null;
  onDecide: (decision: Decision) => void;
};

/** For testing how the shop handles a payment that is neither approved nor declined. */
export function OtherAnswers({ answers, sending, onDecide }: OtherAnswersProps) {
  const t = useTranslations('sandbox');
  if (answers.length === 0) return null;
  return (
    <Accordion>
      <AccordionItem heading={t('otherTitle')}>
        <p>{t('otherIntro')}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {answers.map((answer) => (
            <Button
              key={answer}
              variant="secondary"
              size="sm"
              isBusy={sending === answer}
              onClick={() => onDecide(answer)}
            >
              {t(`other.${answer}`)}
            </Button>
          ))}
        </div>
      </AccordionItem>
    </Accordion>
  );
}
