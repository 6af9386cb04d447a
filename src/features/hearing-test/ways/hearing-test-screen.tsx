import { useTranslations } from 'next-intl';
import { Clock } from '@/components/icons/clock';
import { DoorClosed } from '@/components/icons/door-closed';
import type { Icon } from '@/components/icons/drawn';
import { Headphones } from '@/components/icons/headphones';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { LoudnessLines } from '@/components/ui/pictures/loudness-lines';
import { Spinner } from '@/components/ui/loading/spinner';
import { Notice } from '@/components/ui/notice';
import { bold } from '@/components/ui/text/rich-words';
import { Container, Section } from '@/components/ui/text/section';
import { useFlowStore } from '../flow/flow-store';
import { useFlowPerson } from '../flow/use-flow-person';
import { StartForm } from './start-form';
import { Ways } from './ways';

type HearingTestScreenProps = {
  /** HTML of our own text about going on without a test. */
  waiverHtml: string;
};

/** The start page of the hearing test: what it is, who it is for, and the three options. */
export function HearingTestScreen({ waiverHtml }: HearingTestScreenProps) {
  const t = useTranslations('hearing-test');
  return (
    <>
      <section className="relative overflow-hidden bg-plate">
        <LoudnessLines className="absolute inset-0 size-full [mask-image:linear-gradient(24deg,transparent_45%,#000_78%)] text-spruce-900 max-lg:hidden" />
        <Container className="relative grid grid-cols-1 items-start gap-x-24 pt-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:py-22">
          <div>
            <h1 className="font-display text-[min(clamp(3.5rem,2.2rem+4.6vw,6.5rem),18vw)] leading-[0.96] tracking-[-0.035em]">
              {t('heading')}
            </h1>
            <p className="mt-7 max-w-[31rem] text-lg">{t('lead')}</p>
            <ul className="mt-10 border-t border-line lg:mt-12">
              <Need icon={Headphones}>{t('needs.headphones')}</Need>
              <Need icon={DoorClosed}>{t('needs.room')}</Need>
              <Need icon={Clock}>{t('needs.time')}</Need>
            </ul>
            <Notice tone="attention" className="mt-8">
              {t.rich('doctor', { b: bold })}
            </Notice>
          </div>
          <Panel waiverHtml={waiverHtml} />
        </Container>
      </section>
      <About />
    </>
  );
}

function Need({ icon: Icon, children }: { icon: Icon; children: React.ReactNode }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-4 border-b border-line py-4">
      <Icon aria-hidden size={26} strokeWidth={1.75} className="text-accent" />
      <span>{children}</span>
    </li>
  );
}

function Panel({ waiverHtml }: HearingTestScreenProps) {
  const isStarted = useFlowStore(({ flags }) => flags.getStarted);
  const isReading = useFlowPerson();
  return (
    <div className="bg-page max-lg:-mx-gutter max-lg:mt-10 max-lg:px-gutter max-lg:py-8 lg:rounded-lg lg:p-9">
      {isStarted ? <Ways waiverHtml={waiverHtml} /> : isReading ? <Reading /> : <StartForm />}
    </div>
  );
}

/** Shown while an order or account says who the visitor is, so that we need not ask. */
function Reading() {
  const t = useTranslations('hearing-test.form');
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {t('reading')}
    </p>
  );
}

function About() {
  const t = useTranslations('hearing-test.about');
  return (
    <Section>
      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
        <h2 className="font-display text-3xl text-balance lg:col-span-5">{t('heading')}</h2>
        <Accordion className="lg:col-span-6 lg:col-start-7">
          <AccordionItem heading={t('can')} isOpen>
            {t('canText')}
          </AccordionItem>
          <AccordionItem heading={t('cannot')}>{t('cannotText')}</AccordionItem>
          <AccordionItem heading={t('who')}>{t('whoText')}</AccordionItem>
        </Accordion>
      </div>
    </Section>
  );
}
