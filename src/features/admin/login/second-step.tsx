import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { logOutAdmin, passSecondStep } from '../shell/admin-session';
import { useAdminStore } from '../shell/admin-store';
import { LoginFrame } from './login-frame';
import { ProofForms } from './proof-forms';

/** The step after the password: a passkey, a code of the app, or one from the paper. */
export function SecondStep() {
  const t = useTranslations('admin.codes');
  const steps = useAdminStore((state) => state.steps);
  return (
    <LoginFrame heading={t('heading')} isFocused>
      <ProofForms steps={steps} send={passSecondStep} />
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => void logOutAdmin()}
      >
        {t('leave')}
      </Button>
    </LoginFrame>
  );
}
