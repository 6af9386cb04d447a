import { useRouter } from 'next/router';
import { useTwin } from '../addresses/twin-context';
import { useShellWords } from '../shell/shell-words';

/**
 * The same page in the other language. Only the server renders it (`staticComponent`): when the visitor has moved on, the
 * script in the head corrects its address as soon as it is pointed at.
 */
export function LanguageLink({ className }: { className: string }) {
  const { asPath, locale } = useRouter();
  const twin = useTwin();
  const { otherLanguage } = useShellWords();
  const code = locale === 'fr' ? 'en-CA' : 'fr-CA';
  return (
    <a href={twin(asPath)} lang={code} hrefLang={code} className={className}>
      {otherLanguage}
    </a>
  );
}
