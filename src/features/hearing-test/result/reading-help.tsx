import { useTranslations } from 'next-intl';
import { isInHearingLevels, type TestResult } from '@/domain/audiometry/test-result';

/** Three lines that explain an audiogram to a first-time reader. */
export function ReadingHelp({ result }: { result: TestResult }) {
  const t = useTranslations('hearing-result.read');
  const hasLetters = isInHearingLevels(result.calibration);
  const lines = [
    { title: t('marks'), text: t('marksText') },
    ...(hasLetters ? [{ title: t('letters'), text: t('lettersText') }] : []),
    { title: t('up'), text: t('upText') },
  ];
  return (
    <>
      <h2 className="mb-4 font-display text-2xl">{t('heading')}</h2>
      <ul>
        {lines.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-4 text-base leading-normal">
            <b className="block font-semibold">{title}</b>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
