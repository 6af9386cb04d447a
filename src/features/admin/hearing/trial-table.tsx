import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Table } from '@/components/ui/table';
import type { TestResult } from '@/domain/audiometry/test-result';
import { Part } from '../record/part';

/** The log of a test, tone by tone. Collapsed at first, because it is long. */
export function TrialTable({ result: { trials = [] } }: { result: TestResult }) {
  const t = useTranslations('admin-hearing');
  const [isOpen, setIsOpen] = useState(false);
  if (trials.length === 0) {
    return (
      <Part heading={t('trials')}>
        <p className="text-ink-soft">{t('noTrials')}</p>
      </Part>
    );
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="border-t-[1.5px] border-ink pt-3"
    >
      <summary className="min-h-target cursor-pointer py-2 text-sm font-semibold">
        {t('trials')} ({trials.length})
      </summary>
      {isOpen && <Trials trials={trials} />}
    </details>
  );
}

function Trials({ trials }: { trials: NonNullable<TestResult['trials']> }) {
  const t = useTranslations('admin-hearing');
  const words = useTranslations('hearing-result');
  const format = useFormatter();
  const rows = trials.map((trial, index) => ({ ...trial, index: index + 1 }));
  return (
    <Table
      caption={t('trials')}
      isCaptionHidden
      rows={rows}
      rowKey={({ index }) => String(index)}
      columns={[
        { id: 'index', header: '#', cell: ({ index }) => index, isNumeric: true },
        { id: 'kind', header: t('trial.kind'), cell: ({ kind }) => t(`trial.kinds.${kind}`) },
        {
          id: 'ear',
          header: t('trial.ear'),
          cell: ({ ear }) => words(ear === 'R' ? 'rightShort' : 'leftShort'),
        },
        { id: 'hz', header: t('trial.hz'), cell: ({ hz }) => format.number(hz), isNumeric: true },
        { id: 'db', header: t('trial.db'), cell: ({ db }) => Math.round(db), isNumeric: true },
        {
          id: 'heard',
          header: t('trial.heard'),
          cell: ({ heard }) => t(heard ? 'trial.yes' : 'trial.no'),
        },
        {
          id: 'latency',
          header: t('trial.latency'),
          cell: ({ latencyMs }) => (latencyMs === null ? '' : Math.round(latencyMs)),
          isNumeric: true,
        },
        { id: 'state', header: t('trial.state'), cell: ({ state }) => t(`trial.states.${state}`) },
      ]}
    />
  );
}
