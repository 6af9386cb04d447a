import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { logOutAdmin, passSecondStep } from '../shell/admin-session';
import { CodeForm } from './code-form';
import { LoginFrame } from './login-frame';

/** After the password: a code of the app, or one from the paper. */
export function SecondStep() {
  const t = useTranslations('admin.codes');
  const [isPaper, setIsPaper] = useState(false);
  return (
    <LoginFrame heading={t('heading')} isFocused>
      {isPaper ? (
        <CodeForm
          key="paper"
          label={t('paper')}
          hint={t('paperHint')}
          submit={t('submit')}
          hasLetters
          send={(code) => passSecondStep({ recovery_code: code })}
        />
      ) : (
        <CodeForm
          key="app"
          label={t('app')}
          hint={t('appHint')}
          submit={t('submit')}
          send={(code) => passSecondStep({ code })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => setIsPaper(!isPaper)}>
          {t(isPaper ? 'useApp' : 'usePaper')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => void logOutAdmin()}>
          {t('leave')}
        </Button>
      </div>
    </LoginFrame>
  );
}
