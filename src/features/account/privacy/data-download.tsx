import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { reportError } from '@/client/error-reporting';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { loadPrivacyRequests } from './privacy-store';

type Format = 'pdf' | 'json';

/** Download of everything we store about the customer, for reading or for a program. */
export function DataDownload() {
  const t = useTranslations('privacy.download');
  const [busy, setBusy] = useState<Format | null>(null);

  async function download(format: Format) {
    setBusy(format);
    const answer = await loadPrivacyRequests()
      .then((requests) => requests.downloadData(format))
      .catch(() => null);
    setBusy(null);
    if (answer?.ok) return showToast('success', t('done'));
    reportError(new Error(`download: ${answer?.code ?? 'no code'}`), 'privacy');
    await showToast('error', t('failed'));
  }

  return (
    <section aria-labelledby="your-data">
      <h2 id="your-data" className="font-display text-2xl">
        {t('heading')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('text')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {(['pdf', 'json'] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            isBusy={busy === format}
            busyLabel={t('busy')}
            onClick={() => void download(format)}
          >
            {t(format)}
          </Button>
        ))}
      </div>
    </section>
  );
}
