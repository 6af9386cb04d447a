import { useLocale, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { showToast } from '@/components/ui/toasts/toast';
import {
  claimBlocks,
  claimFaults,
  claimKinds,
  maximumClaimPhotos,
  maximumClaimWords,
  type ClaimFault,
  type ClaimKind,
} from '@/domain/devices/claim';
import { cents, formatMoneyInFull } from '@/domain/money';
import type { AidsView, AidView, ClaimView } from './aids-requests';
import { loadAidsRequests, useAidsChange } from './aids-store';
import { PhotoField } from './photo-field';
import { TapGroup } from './tap-group';

type ClaimFormProps = { view: AidsView; aids: readonly AidView[] };

/** Opens the form that reports a fault, a damage or a loss. */
export function ReportButton({ view, aids }: ClaimFormProps) {
  const t = useTranslations('aids.claim');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <Modal title={t('title')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <ClaimForm view={view} aids={aids} onDone={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}

/** The reports so far, and how far each is. */
export function ClaimList({ claims }: { claims: readonly ClaimView[] }) {
  const t = useTranslations('aids.claim');
  if (claims.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="font-display text-2xl">{t('list')}</h2>
      <ul className="grid gap-4">
        {claims.map((claim) => (
          <li key={claim.id} className="bg-birch-100 p-6">
            <Claim claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Claim({ claim }: { claim: ClaimView }) {
  const t = useTranslations('aids');
  const locale = useLocale();
  const { isBusy, run } = useAidsChange();
  const fee = formatMoneyInFull(cents(claim.fee), 'CAD', locale);
  const refunded = formatMoneyInFull(cents(claim.feeRefunded), 'CAD', locale);
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="font-semibold">
        {t(`claim.kinds.${claim.kind}`)}
        {claim.ear && `, ${t(`ears.${claim.ear}`)}`}
      </h3>
      <p>{t(`claim.statuses.${claim.status}`)}</p>
      {claim.fee > 0 && <p>{t(`claim.${feeStateOf(claim)}`, { fee, refunded })}</p>}
      {claim.note && <p className="whitespace-pre-wrap">{claim.note}</p>}
      {claim.parcel && <p>{t('claim.parcel', { code: claim.parcel.trackingCode })}</p>}
      {claim.label && (
        <Button
          size="sm"
          onClick={() => void loadAidsRequests().then((one) => one.saveRepairLabel(claim.id))}
        >
          {t('claim.label')}
        </Button>
      )}
      {claim.isWithdrawable && (
        <Button
          size="sm"
          variant="secondary"
          isBusy={isBusy}
          onClick={() => void run((requests) => requests.withdrawClaim(claim.id))}
        >
          {t('claim.withdraw')}
        </Button>
      )}
    </div>
  );
}

/** The words for how the fee stands. */
function feeStateOf({ feePaidAt, feeRefunded }: Pick<ClaimView, 'feePaidAt' | 'feeRefunded'>) {
  if (feeRefunded > 0) return 'feeRefunded';
  return feePaidAt ? 'feePaid' : 'feeOpen';
}

function ClaimForm({ view, aids, onDone }: ClaimFormProps & { onDone: () => void }) {
  const t = useTranslations('aids');
  const locale = useLocale();
  const [ear, setEar] = useState(aids[0]?.ear ?? 'left');
  const [kind, setKind] = useState<ClaimKind>('fault');
  const [faults, setFaults] = useState<readonly ClaimFault[]>([]);
  const [words, setWords] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const { isBusy, refusal, run } = useAidsChange((param) =>
    claimBlocks.some((one) => one === param),
  );
  const aid = aids.find((one) => one.ear === ear);
  const block = aid?.blocks[kind] ?? claimBlocks.find((one) => one === refusal) ?? null;
  const fee = formatMoneyInFull(cents(view.lossFee), 'CAD', locale);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!aid || block) return;
    const report = {
      device_id: aid.id,
      kind,
      faults: kind === 'fault' ? faults : [],
      words,
      photos,
    };
    if (!(await run((requests) => requests.reportClaim(report, locale)))) return;
    onDone();
    await showToast('success', t('claim.sent'));
  }

  return (
    <form noValidate method="post" onSubmit={send} className="grid grid-cols-1 gap-6">
      {aids.length > 1 && (
        <TapGroup
          legend={t('change.whichEar')}
          name="claim-ear"
          value={ear}
          options={aids.map((one) => one.ear)}
          wordOf={(option) => t(`ears.${option}`)}
          onChange={setEar}
        />
      )}
      <TapGroup
        legend={t('claim.what')}
        name="claim-kind"
        value={kind}
        options={claimKinds}
        wordOf={(option) => t(`claim.kinds.${option}`)}
        onChange={setKind}
      />
      {kind === 'fault' && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{t('claim.faultsAre')}</legend>
          {claimFaults.map((fault) => (
            <CheckboxField
              key={fault}
              label={t(`claim.faults.${fault}`)}
              checked={faults.includes(fault)}
              onChange={({ target }) =>
                setFaults(
                  target.checked ? [...faults, fault] : faults.filter((one) => one !== fault),
                )
              }
            />
          ))}
        </fieldset>
      )}
      <TextAreaField
        label={t('claim.words')}
        rows={3}
        maxLength={maximumClaimWords}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {photos.length < maximumClaimPhotos && (
        <PhotoField
          label={t('claim.photo')}
          count={photos.length}
          onSent={(id) => setPhotos([...photos, id])}
        />
      )}
      {kind !== 'fault' && !block && <p>{t('claim.feeBefore', { fee })}</p>}
      <p role="alert" className="text-cranberry-700 empty:hidden">
        {block && t(`blocks.${block}`)}
      </p>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('claim.send')}
      </Button>
    </form>
  );
}
