import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { MutationFaultNotice } from '../record/mutation-fault';
import { Part } from '../record/part';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { useMutation } from '../record/use-mutation';
import { endedSchema, membersSchema, type Member } from '@/domain/staff/answers/logins';
import { useLoginWords } from './use-login-words';

const path = '/api/admin-login/members';

/** All staff members with their logins, which an owner can end. */
export function MembersPart() {
  const t = useTranslations('admin.logins');
  const members = useAnswer(path, membersSchema);
  const { busyWith, fault, run } = useMutation(path, endedSchema, members.reload);

  async function end(staffId: string | null) {
    if ((await run(staffId ?? 'all', { staff_id: staffId })) === null) return;
    members.reload();
    await showToast('success', t('ended'));
  }

  return (
    <Part heading={t('staff')}>
      <p className="mb-4">{t('staffText')}</p>
      <MutationFaultNotice fault={fault} />
      <RecordView answered={members}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{t('nobody')}</p>
          ) : (
            <>
              <ul className="grid border-t border-line">
                {results.map((member) => (
                  <MemberRow
                    key={member.id}
                    member={member}
                    isBusy={busyWith === member.id}
                    onEnd={() => void end(member.id)}
                  />
                ))}
              </ul>
              <Button
                variant="secondary"
                size="sm"
                className="mt-4"
                isBusy={busyWith === 'all'}
                onClick={() => void end(null)}
              >
                {t('endEverybody')}
              </Button>
            </>
          )
        }
      </RecordView>
    </Part>
  );
}

type MemberRowProps = { member: Member; isBusy: boolean; onEnd: () => void };

function MemberRow({ member, isBusy, onEnd }: MemberRowProps) {
  const t = useTranslations('admin.logins');
  const roles = useTranslations('admin.roles');
  const words = useLoginWords();
  const { name, role, hasSecondStep, logins } = member;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">{t('member', { name, role: roles(role) })}</p>
        {!hasSecondStep && <p>{t('noSecondStep')}</p>}
        {logins.length === 0 && <p className="text-ink-soft">{t('noLogins')}</p>}
        <ul className="text-ink-soft">
          {logins.map((login) => (
            <li key={login.id}>{`${words.device(login)}. ${words.times(login)}`}</li>
          ))}
        </ul>
      </div>
      {logins.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          isBusy={isBusy}
          aria-label={t('endOf', { name })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
