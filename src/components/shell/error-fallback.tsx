import { buttonLook } from '@/components/ui/button-look';
import { Link } from '@/components/ui/text/link';
import { Container } from '@/components/ui/text/section';
import { paths } from '@/domain/pages/paths';
import { PhoneLink } from './phone-link';
import { useShellWords } from './shell-words';

/** Shown instead of a page that broke in the browser. Its heading is fixed by spec 2. */
export function ErrorFallback() {
  const { error: words } = useShellWords();
  return (
    <section role="alert" className="bg-plate">
      <Container className="py-20 md:py-28">
        <h1 className="max-w-[22em] font-display text-3xl">{words.title}</h1>
        <p className="mt-6 max-w-text text-lg">{words.text}</p>
        <div className="mt-9 flex flex-wrap items-center gap-4">
          <button
            type="button"
            onClick={() => window.location.reload()}
            className={buttonLook('primary', 'md')}
          >
            {words.reload}
          </button>
          <Link href={paths.home} className={buttonLook('secondary', 'md')}>
            {words.home}
          </Link>
          <PhoneLink className="px-2" />
        </div>
      </Container>
    </section>
  );
}
