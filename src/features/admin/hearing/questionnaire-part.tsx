import { useTranslations } from 'next-intl';
import { Check } from '@/components/icons/check';
import { TriangleAlert } from '@/components/icons/triangle-alert';
import { useClinicTime } from '../record/use-clinic-time';
import type { SentQuestionnaire } from '@/domain/staff/answers/hearing';
import { useSignWords } from '@/features/hearing-test/for-staff';
import { Part } from '../record/part';
import { ProofWords } from '../record/proof-words';

/** The answers given before a test, warning signs first. */
export function QuestionnairePart({
  questionnaires,
}: {
  questionnaires: readonly SentQuestionnaire[];
}) {
  const t = useTranslations('admin-hearing');
  return (
    <Part heading={t('questionnaire')}>
      {questionnaires.length === 0 && <p className="text-ink-soft">{t('noQuestionnaire')}</p>}
      <div className="grid gap-8">
        {questionnaires.map((one) => (
          <Answers key={one.id} questionnaire={one} />
        ))}
      </div>
    </Part>
  );
}

function Answers({ questionnaire }: { questionnaire: SentQuestionnaire }) {
  const t = useTranslations('admin-hearing');
  const words = useTranslations('questionnaire');
  const signWords = useSignWords();
  const { moment } = useClinicTime();
  const { answers, redFlags, createdAt, proof } = questionnaire;
  const { selectedQuestions, followUps, wearDuration } = answers.partOne;
  const told = [
    ...selectedQuestions.map((item) => words(`difficulties.items.${item}`)),
    ...followUps.map((item) => words(`followUps.items.${item}`)),
  ];
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        {t('sentOn', { moment: moment(createdAt) })}
        <br />
        <ProofWords proof={proof} />
      </p>
      {redFlags.length > 0 && (
        <div className="rounded-r-md border-l-4 border-cranberry-700 bg-cranberry-100 px-4 py-3">
          <p className="mb-1 flex items-center gap-2 font-semibold">
            <TriangleAlert aria-hidden size={18} className="flex-none" />
            {t('redFlagsText')}
          </p>
          <ul className="list-disc pl-5">
            {redFlags.map(({ sign, urgency }) => (
              <li key={sign}>
                {signWords(sign)}
                {urgency === 'now' && <strong> ({t('urgent')})</strong>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {told.length === 0 && <p>{t('nothingTold')}</p>}
      <ul className="grid gap-2">
        {told.map((item) => (
          <li key={item} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3">
            <Check aria-hidden size={18} className="mt-0.5" />
            {item}
          </li>
        ))}
      </ul>
      {wearDuration && <p>{t('worn', { answer: words(`wearDuration.items.${wearDuration}`) })}</p>}
    </div>
  );
}
