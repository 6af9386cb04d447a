import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProofForms } from '../../login/proof-forms';
import { ScanPicture } from '../../login/scan-picture';
import { PaperCodes } from '../../login/paper-codes';
import type { AuthenticatorKey, CodeFault, ProofBody } from '../../shell/admin-session';
import { Button } from '@/components/ui/button';
import { NamePasskey } from './name-passkey';
import { StepFrame } from './step-frame';
import { beginApp, beginPasskey, keepApp, makePaperCodes, type Proven } from './step-requests';
import type { Steps } from '@/domain/staff/answers/second-steps';

/** What can be created after the second step was proven again. */
export type Change = 'passkey' | 'app' | 'paper';

/** The server's answer to the second step; null before it was proven. */
type Begun =
  { options: object } | { authenticator: AuthenticatorKey } | { codes: readonly string[] };

type ChangeStepProps = {
  change: Change;
  steps: Steps;
  /** Called when done; with `steps` if they have changed. */
  onDone: (steps: Steps | null) => void;
  onCancel: () => void;
};

/** Asks for the second step, then creates what was requested. */
export function ChangeStep({ change, steps, onDone, onCancel }: ChangeStepProps) {
  const t = useTranslations('admin-logins.steps');
  const setUp = useTranslations('admin.setUp');
  const [begun, setBegun] = useState<Begun | null>(null);

  async function show(proof: ProofBody): Promise<CodeFault | null> {
    const answer = await begin[change](proof);
    if ('fault' in answer) return answer.fault;
    setBegun(answer.made);
    return null;
  }
  async function confirm(code: string): Promise<CodeFault | null> {
    const answer = await keepApp(code);
    if ('fault' in answer) return answer.fault;
    onDone(answer.made);
    return null;
  }

  if (begun === null) {
    return (
      <StepFrame heading={t('show')} onCancel={onCancel}>
        <p>{t(`showWhy.${change}`)}</p>
        <ProofForms steps={{ app: steps.app, passkey: steps.passkeys.length > 0 }} send={show} />
      </StepFrame>
    );
  }
  if ('options' in begun) {
    return (
      <StepFrame heading={t('nameHeading')} onCancel={onCancel}>
        <NamePasskey options={begun.options} onKept={onDone} />
      </StepFrame>
    );
  }
  if ('authenticator' in begun) {
    return (
      <StepFrame heading={setUp('scanHeading')} onCancel={onCancel}>
        <ScanPicture authenticator={begun.authenticator} send={confirm} />
      </StepFrame>
    );
  }
  return (
    <StepFrame heading={setUp('paperHeading')}>
      <p>{t('oldPaper')}</p>
      <PaperCodes codes={begun.codes} />
      <Button className="justify-self-start" onClick={() => onDone(null)}>
        {t('kept')}
      </Button>
    </StepFrame>
  );
}

const begin: Readonly<Record<Change, (proof: ProofBody) => Promise<Proven<Begun>>>> = {
  passkey: async (proof) => as(await beginPasskey(proof), (options) => ({ options })),
  app: async (proof) => as(await beginApp(proof), (authenticator) => ({ authenticator })),
  paper: async (proof) => as(await makePaperCodes(proof), (codes) => ({ codes })),
};

function as<Made>(answer: Proven<Made>, read: (made: Made) => Begun): Proven<Begun> {
  return 'fault' in answer ? answer : { made: read(answer.made) };
}
