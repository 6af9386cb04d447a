import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { faqPage } from '@/domain/structured-data/questions';
import { cx } from '@/components/ui/cx';
import { LoudnessLines } from '@/components/ui/pictures/loudness-lines';
import { Notice } from '@/components/ui/notice';
import { Container, Section } from '@/components/ui/text/section';
import { StructuredData } from '@/components/ui/text/structured-data';
import { TextField } from '@/components/ui/fields/text-field';
import type { ReadingText } from '@/domain/pages/reading';
import { Questions } from '@/features/reading/public';
import { foundQuestions } from './found-questions';
import { WaysToReachUs } from './ways-to-reach-us';
import styles from './support-screen.module.css';

/** Searchable answers, and the ways to reach a person. */
export function SupportScreen({ text }: { text: ReadingText }) {
  const t = useTranslations('support');
  const [search, setSearch] = useState('');
  const found = foundQuestions(text.faq, search);
  return (
    <>
      <StructuredData graph={[faqPage(text.faq)]} />
      <header className="relative overflow-hidden bg-plate">
        <LoudnessLines
          opacity={[0.08, 0.3]}
          className={cx('absolute inset-0 size-full', styles.lines)}
        />
        <Container className="relative py-12 lg:py-20">
          <h1 className="font-display text-4xl">{text.title}</h1>
          <p className="mt-4 max-w-[33rem] text-lg text-ink-soft">{text.summary}</p>
          <div className="mt-8 max-w-[36.5rem]">
            <TextField
              type="search"
              label={t('search')}
              hint={t('hint')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
          <p role="status" className="mt-3 min-h-6 text-xs text-ink-soft">
            {search.trim() && t('found', { count: found.length })}
          </p>
        </Container>
      </header>
      <WaysToReachUs />
      <Section>
        <div className="lg:grid lg:grid-cols-12">
          <h2 className="mb-8 font-display text-3xl lg:col-span-4">{t('topics')}</h2>
          <div className="lg:col-span-8">
            <Questions questions={found} heading="h3" />
            <Notice tone="attention" className="mt-10">
              {t('urgent')}
            </Notice>
          </div>
        </div>
      </Section>
    </>
  );
}
