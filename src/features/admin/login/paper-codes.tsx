import { useTranslations } from 'next-intl';

/** Ten codes to write down. Shown only once: the server keeps no readable copy. */
export function PaperCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('admin.setUp');
  return (
    <>
      <p>{t('paper')}</p>
      <ul aria-label={t('paperList')} className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>{t('paperOnce')}</p>
    </>
  );
}
