import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { goTo } from '@/components/addresses/go-to';
import { FormDone } from '@/components/forms/form-done';
import { Button, ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Spinner } from '@/components/ui/loading/spinner';
import { TextLink } from '@/components/ui/text/text-link';
import { localeOf } from '@/domain/words/locale';
import { addressHere } from '@/domain/pages/document-addresses';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import { keepFlow, noteUpdate, showWay, useFlowStore } from '../flow/flow-store';
import { useResultCheck } from '../flow/use-result-check';
import { ElsewherePanel } from './elsewhere-panel';
import { WaiverPanel } from './waiver-panel';

const UploadPanel = dynamic(() =>
  import('../upload/upload-panel').then(({ UploadPanel: Panel }) => Panel),
);

/** The three options for a hearing profile. */
export function Ways({ waiverHtml }: { waiverHtml: string }) {
  const t = useTranslations('hearing-test.ways');
  const { flow, flags, selectedOrder } = useFlowStore();
  const [sentCount, setSentCount] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { begin, isBusy } = useBegin();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      {sentCount > 0 ? (
        <SentNote key={sentCount} />
      ) : (
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-display text-2xl outline-none focus-visible:outline-none"
        >
          {flow?.name ? t('heading', { name: flow.name }) : t('headingUnnamed')}
        </h2>
      )}
      {selectedOrder && sentCount === 0 && <OrderNote />}
      <div className="grid">
        <Way title={t('test')} text={t('testText')} isBusy={isBusy} onChoose={() => void begin()}>
          {flags.test && <ElsewherePanel />}
        </Way>
        <Way
          title={t('upload')}
          text={t('uploadText')}
          isOpen={flags.evaluation}
          onChoose={() => showWay('evaluation')}
        >
          {flags.evaluation && (
            <UploadPanel
              orderId={selectedOrder}
              email={flow?.email ?? null}
              onSent={() => {
                setSentCount((count) => count + 1);
                noteUpdate();
              }}
              onPlotted={() => goTo(paths.hearingTestTake, { replace: true })}
            />
          )}
        </Way>
        <Way
          title={t('without')}
          text={t('withoutText')}
          isOpen={flags.waiver}
          onChoose={() => showWay('waiver')}
        >
          {flags.waiver && <WaiverPanel html={waiverHtml} />}
        </Way>
      </div>
      <Button variant="quiet" className="-ml-4 justify-self-start" onClick={() => keepFlow(null)}>
        {t('notYou')}
      </Button>
      <SavedNote />
    </div>
  );
}

function OrderNote() {
  const t = useTranslations('hearing-test.ways');
  const number = useFlowStore(({ orderNumber }) => orderNumber);
  return (
    <p className="text-ink-soft">
      {number === null ? t('forOrder') : t('forOrderNumber', { number })}
    </p>
  );
}

/** After an upload: what we have, and what happens next. */
function SentNote() {
  const t = useTranslations('hearing-test.ways');
  const { orderNumber: number, selectedOrder } = useFlowStore();
  return (
    <FormDone heading={number === null ? t('sent') : t('sentForOrder', { number })}>
      <p>{t('sentNext')}</p>
      {selectedOrder && (
        <ButtonLink href={queryPaths.checkoutSuccess(selectedOrder)} variant="secondary" size="sm">
          {t('order')}
        </ButtonLink>
      )}
    </FormDone>
  );
}

/**
 * Starts the test here, or asks for consent first where it is external. If the server is out of reach, the test is
 * always here.
 */
function useBegin() {
  const { locale } = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  async function begin() {
    const { flow, selectedOrder } = useFlowStore.getState();
    setIsBusy(true);
    const answer = await import('../result/result-requests')
      .then(({ startTest }) =>
        startTest({
          email: flow?.email ?? '',
          locale: localeOf(locale),
          hasConsent: false,
        }),
      )
      .catch(() => null);
    setIsBusy(false);
    if (answer && !answer.ok && answer.param === 'consent') return showWay('test');
    // Loads a new document, because only the test page's own response allows the microphone.
    window.location.assign(
      addressHere(
        selectedOrder ? queryPaths.hearingTestTakeFor(selectedOrder) : paths.hearingTestTake,
      ),
    );
  }
  return { begin, isBusy };
}

/** Last, because it comes and goes with an answer of the shop: nothing may move under a finger. */
function SavedNote() {
  const t = useTranslations('hearing-test.ways');
  const { hasResult, isChecking } = useResultCheck();
  return (
    <div role="status" className="text-sm empty:hidden">
      {isChecking && (
        <span className="inline-flex items-center gap-2 text-ink-soft">
          <Spinner />
          {t('checking')}
        </span>
      )}
      {!isChecking && hasResult && (
        <>
          {t('hasResult')}{' '}
          <TextLink href={paths.accountHearing} className="inline-block py-2">
            {t('seeResult')}
          </TextLink>
        </>
      )}
    </div>
  );
}

type WayProps = {
  title: string;
  text: string;
  isBusy?: boolean;
  isOpen?: boolean;
  onChoose: () => void;
  children?: ReactNode;
};

function Way({ title, text, isBusy = false, isOpen, onChoose, children }: WayProps) {
  return (
    <div
      className={cx(
        '-mt-[1.5px] border-[1.5px] first:mt-0 first:rounded-t-md last:rounded-b-md',
        isOpen ? 'border-aurora-700 bg-aurora-50' : 'border-line bg-white hover:border-control',
      )}
    >
      <button
        type="button"
        aria-label={title}
        aria-expanded={isOpen}
        aria-busy={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onChoose();
        }}
        className="grid min-h-18 w-full content-center gap-0.5 px-5 py-4 text-left"
      >
        <span className="flex items-center gap-3 leading-snug font-semibold">
          {title}
          {isBusy && <Spinner />}
        </span>
        <span className="text-xs leading-snug text-ink-soft">{text}</span>
      </button>
      {children && <div className="px-5 pt-1 pb-5">{children}</div>}
    </div>
  );
}
