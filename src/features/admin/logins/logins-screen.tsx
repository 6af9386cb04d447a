import { useTranslations } from 'next-intl';
import type { InferType } from 'yup';
import { MutationFaultNotice } from '../record/mutation-fault';
import { Part } from '../record/part';
import { RecordView } from '../record/record-view';
import { useAnswer, type Answered } from '../record/use-answer';
import { useMutation } from '../record/use-mutation';
import { AdminPage } from '../shell/admin-page';
import { useAdminStore } from '../shell/admin-store';
import { useMay } from '../shell/use-may';
import { Badge } from '@/components/ui/text/badge';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { endedSchema, mineSchema, type MyLogin } from '@/domain/staff/answers/logins';
import { LanguagePart } from './language-part';
import { MembersPart } from './members-part';
import { PasswordPart } from './password-part';
import { StepsPart } from './steps/steps-part';
import { useLoginWords } from './use-login-words';

const path = '/api/admin-login/mine';

/** A staff member's logins, password and second step; an owner sees everybody's. */
export function LoginsScreen() {
  const sections = useTranslations('admin.sections');
  const seesStaff = useMay('staff');
  const isShared = useAdminStore((state) => state.isShared);
  const mine = useAnswer(path, mineSchema);
  return (
    <AdminPage section="logins" title={sections('logins')}>
      <div className="grid gap-10">
        <MinePart mine={mine} isShared={isShared} />
        {!isShared && <LanguagePart />}
        {!isShared && <PasswordPart onChanged={mine.reload} />}
        {!isShared && <StepsPart />}
        {seesStaff && <MembersPart />}
      </div>
    </AdminPage>
  );
}

type MinePartProps = { mine: Answered<InferType<typeof mineSchema>>; isShared: boolean };

function MinePart({ mine, isShared }: MinePartProps) {
  const t = useTranslations('admin.logins');
  const { busyWith, fault, run } = useMutation(path, endedSchema, mine.reload);

  async function end(name: string, body: object, method: 'POST' | 'PUT') {
    if ((await run(name, body, method)) === null) return;
    mine.reload();
    await showToast('success', t('ended'));
  }

  return (
    <Part heading={t('mine')}>
      <p className="mb-4">{t(isShared ? 'mineTextShared' : 'mineText')}</p>
      <MutationFaultNotice fault={fault} />
      <RecordView answered={mine}>
        {({ results }) => (
          <>
            <ul className="grid border-t border-line">
              {results.map((login) => (
                <OwnLogin
                  key={login.id}
                  login={login}
                  isBusy={busyWith === login.id}
                  onEnd={() => void end(login.id, { id: login.id }, 'POST')}
                />
              ))}
            </ul>
            {results.length > 1 && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-4"
                isBusy={busyWith === 'others'}
                onClick={() => void end('others', {}, 'PUT')}
              >
                {t('endOthers')}
              </Button>
            )}
          </>
        )}
      </RecordView>
    </Part>
  );
}

type OwnLoginProps = { login: MyLogin; isBusy: boolean; onEnd: () => void };

function OwnLogin({ login, isBusy, onEnd }: OwnLoginProps) {
  const t = useTranslations('admin.logins');
  const words = useLoginWords();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <span>
        <span className="flex flex-wrap items-center gap-3 font-semibold">
          {words.device(login)}
          {login.isThis && <Badge tone="positive">{t('this')}</Badge>}
        </span>
        <span className="block text-ink-soft">{words.times(login)}</span>
      </span>
      {!login.isThis && (
        <Button
          variant="secondary"
          size="sm"
          isBusy={isBusy}
          aria-label={t('endOne', { device: words.device(login), times: words.times(login) })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
