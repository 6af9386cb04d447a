import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Table } from '@/components/ui/table';
import accuracy from '@/domain/audiometry/simulated-accuracy.json';

/**
 * Facts about the test and its accuracy, below the text about it: version and figures are those of the last simulation.
 */
export function MethodFacts() {
  return (
    <div className="mt-14 grid gap-14">
      <Rules />
      <Accuracy />
      <Limits />
    </div>
  );
}

function Rules() {
  const t = useTranslations('hearing-method.rules');
  return (
    <Facts id="rules" title={t('title')}>
      <p>{t('version', { version: accuracy.version })}</p>
      <p>{t('search')}</p>
      <p>{t('pitches')}</p>
      <p>{t('silence')}</p>
      <p>{t('pace')}</p>
      <p>{t('break')}</p>
      <p>{t('attention')}</p>
      <p>{t('stop')}</p>
      <p>{t('limit')}</p>
    </Facts>
  );
}

function Accuracy() {
  const t = useTranslations('hearing-method.accuracy');
  return (
    <Facts id="accuracy" title={t('title')}>
      <p>{t('intro', { tests: accuracy.tests })}</p>
      <Table
        caption={t('caption')}
        rows={accuracy.pitches}
        rowKey={({ hz }) => String(hz)}
        columns={[
          {
            id: 'pitch',
            header: t('pitch'),
            cell: ({ hz }) => t('hertz', { hz }),
            isRowHeader: true,
          },
          {
            id: 'mean',
            header: t('mean'),
            cell: ({ meanDb }) => t('decibels', { db: meanDb }),
            isNumeric: true,
          },
          {
            id: 'spread',
            header: t('spread'),
            cell: ({ sdDb }) => t('decibels', { db: sdDb }),
            isNumeric: true,
          },
          {
            id: 'loudest',
            header: t('loudest'),
            cell: ({ loudestDb }) => t('loudestDb', { db: loudestDb }),
            isNumeric: true,
          },
        ]}
      />
      <p>{t('above')}</p>
      <p>{t('careful', { share: accuracy.carefulGood })}</p>
      <p>{t('sleepers', accuracy.sleepers)}</p>
      <p>{t('people')}</p>
      <PeopleTable />
      <p>{t('reach')}</p>
    </Facts>
  );
}

const kindsShown = ['careful-75', 'typical-75'] as const;

/** Simulated outcomes for people like our visitors. */
function PeopleTable() {
  const t = useTranslations('hearing-method.accuracy');
  const rows = kindsShown.flatMap((kind) => {
    const row = accuracy.people.find((one) => one.kind === kind);
    return row ? [{ ...row, kind }] : [];
  });
  return (
    <Table
      caption={t('peopleCaption')}
      rows={rows}
      rowKey={({ kind }) => kind}
      columns={[
        { id: 'who', header: t('who'), cell: ({ kind }) => t(`kinds.${kind}`), isRowHeader: true },
        {
          id: 'good',
          header: t('good'),
          cell: ({ good }) => t('share', { share: good }),
          isNumeric: true,
        },
        {
          id: 'fair',
          header: t('fair'),
          cell: ({ fair }) => t('share', { share: fair }),
          isNumeric: true,
        },
        {
          id: 'poor',
          header: t('poor'),
          cell: ({ poor }) => t('share', { share: poor }),
          isNumeric: true,
        },
        {
          id: 'minutes',
          header: t('minutes'),
          cell: ({ minutes }) => t('minutesText', { minutes }),
          isNumeric: true,
        },
      ]}
    />
  );
}

function Limits() {
  const t = useTranslations('hearing-method.people');
  return (
    <Facts id="limits" title={t('title')}>
      <p>{t('steadier')}</p>
      <p>{t('calibration')}</p>
      <p>{t('air')}</p>
      <p>{t('digits')}</p>
    </Facts>
  );
}

function Facts({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="font-display text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
