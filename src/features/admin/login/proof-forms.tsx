import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { usePasskeySupport } from '@/features/passkeys/public';
import { signWithPasskey, type CodeFault, type ProofBody } from '../shell/admin-session';
import { CodeForm } from './code-form';

/** The kinds of second step; one is shown at a time. */
const ways = ['passkey', 'app', 'paper'] as const;
type Way = (typeof ways)[number];

type ProofFormsProps = {
  /** What the member has set up; everybody has codes on paper. */
  steps: { app: boolean; passkey: boolean };
  /** Sends the proof; null when it was right. */
  send: (proof: ProofBody) => Promise<CodeFault | null>;
};

/** Asks for the second step: the first kind that is set up, with the others behind buttons. */
export function ProofForms({ steps, send }: ProofFormsProps) {
  const t = useTranslations('admin.codes');
  const isSupported = usePasskeySupport();
  const [chosen, setChosen] = useState<Way | null>(null);
  const there = { passkey: steps.passkey && isSupported, app: steps.app, paper: true };
  const [first = 'paper'] = ways.filter((way) => there[way]);
  const way = chosen ?? first;
  const fields = {
    passkey: <PasskeyForm key="passkey" send={send} />,
    app: (
      <CodeForm
        key="app"
        label={t('app')}
        hint={t('appHint')}
        submit={t('submit')}
        send={(code) => send({ code })}
      />
    ),
    paper: (
      <CodeForm
        key="paper"
        label={t('paper')}
        hint={t('paperHint')}
        submit={t('submit')}
        hasLetters
        send={(code) => send({ recovery_code: code })}
      />
    ),
  };

  return (
    <>
      {fields[way]}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {ways
          .filter((other) => there[other] && other !== way)
          .map((other) => (
            <Button key={other} variant="secondary" size="sm" onClick={() => setChosen(other)}>
              {t(`instead.${other}`)}
            </Button>
          ))}
      </div>
    </>
  );
}

type Fault = CodeFault | 'not-shown';

function PasskeyForm({ send }: Pick<ProofFormsProps, 'send'>) {
  const t = useTranslations('admin.codes');
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  async function show() {
    setIsBusy(true);
    setFault(null);
    const signed = await signWithPasskey();
    const found = 'fault' in signed ? signed.fault : await send(signed);
    if (found === null) return;
    setIsBusy(false);
    setFault(found);
  }

  return (
    <div className="grid gap-3">
      <Button isBusy={isBusy} busyLabel={t('passkeyAsking')} onClick={() => void show()}>
        {t('passkey')}
      </Button>
      <p className="text-ink-soft">{t('passkeyHint')}</p>
      <p role="alert" className="font-semibold empty:hidden">
        {fault && t(`passkeyFaults.${fault}`)}
      </p>
    </div>
  );
}
