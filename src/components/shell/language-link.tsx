import { useRouter } from 'next/router';
import { useTwin } from '../addresses/twin-context';
import { useShellWords } from './shell-words';

/**
 * The same page in the other language. The server writes the exact address; the browser's own, which may lead there by a
 * redirect, replaces it only when the visitor moves on.
 */
export function LanguageLink({ className }: { className: string }) {
  const { asPath, locale } = useRouter();
  const twin = useTwin();
  const { otherLanguage } = useShellWords();
  const code = locale === 'fr' ? 'en-CA' : 'fr-CA';
  return (
    <a
      suppressHydrationWarning
      href={twin(asPath)}
      lang={code}
      hrefLang={code}
      className={className}
    >
      {otherLanguage}
    </a>
  );
}
