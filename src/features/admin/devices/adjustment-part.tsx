import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { TextLink } from '@/components/ui/text/text-link';
import { showToast } from '@/components/ui/toasts/toast';
import { largestStepDb, maximumNoticeWords } from '@/domain/devices/adjustment';
import { shownGain, type GainChange } from '@/domain/fitting/corrections';
import { staffPaths } from '@/domain/staff/staff-paths';
import { MutationFaultNotice } from '../record/mutation-fault';
import { Fact } from '../record/fact';
import { Part } from '../record/part';
import type { Answered } from '../record/use-answer';
import { useMutation } from '../record/use-mutation';
import { deviceCaseSchema, type DeviceCase } from '@/domain/staff/answers/device-case';

type AdjustmentPartProps = { value: DeviceCase; answered: Answered<DeviceCase> };

/** What a customer notices, what the tables suggest, and our answer. */
export function AdjustmentPart({ value, answered }: AdjustmentPartProps) {
  const t = useTranslations('admin-devices');
  const request = value.adjustment;
  if (!request) return null;
  return (
    <>
      <Part heading={t('asks')}>
        <dl className="grid gap-3">
          <Fact label={t('notices')}>{t(`notice.${request.notice}`)}</Fact>
          <Fact label={t('place')}>{t(`places.${request.place}`)}</Fact>
          <Fact label={t('ear')}>{t(`noticeEars.${request.ear}`)}</Fact>
          {request.words !== '' && <Fact label={t('words')}>{request.words}</Fact>}
          <Fact label={t('state')}>{t(`adjustmentStatuses.${request.status}`)}</Fact>
          {request.helped && <Fact label={t('helpedIs')}>{t(`helped.${request.helped}`)}</Fact>}
          {request.changes.length > 0 && (
            <Fact label={t('changed')}>
              <Changes changes={request.changes} />
            </Fact>
          )}
          {request.orderId && request.sheetVersion !== null && (
            <Fact label={t('sheet')}>
              <TextLink href={staffPaths.adminFitting(request.orderId)}>
                {t('sheetMade', { version: request.sheetVersion })}
              </TextLink>
            </Fact>
          )}
          <Fact label={t('conversation')}>
            <TextLink href={staffPaths.adminMessage(request.conversationId)}>
              {t('openConversation')}
            </TextLink>
          </Fact>
        </dl>
      </Part>
      {request.status === 'asked' && (
        <AnswerForm value={value} id={request.id} answered={answered} />
      )}
    </>
  );
}

function Changes({ changes }: { changes: readonly GainChange[] }) {
  const t = useTranslations('admin-devices');
  return (
    <ul>
      {changes.map(({ fromHz, toHz, input, gainDb }) => (
        <li key={`${fromHz} ${toHz} ${input}`}>
          {t('changeIs', {
            from: fromHz,
            to: toHz,
            input: t(`inputs.${input}`),
            gain: shownGain(gainDb),
          })}
        </li>
      ))}
    </ul>
  );
}

/** The suggested steps, which staff may change, and the words for the customer. Without a step it is a call. */
function AnswerForm({ value, id, answered }: AdjustmentPartProps & { id: string }) {
  const t = useTranslations('admin-devices');
  const { suggestion } = value;
  const [changes, setChanges] = useState<readonly GainChange[]>(suggestion?.changes ?? []);
  const [note, setNote] = useState('');
  const { busyWith, fault, run } = useMutation(
    '/api/admin-device-adjustment',
    deviceCaseSchema,
    answered.reload,
  );

  async function send(name: 'change' | 'call', made: readonly GainChange[]) {
    const body = {
      id,
      note: note.trim() === '' ? t(name === 'change' ? 'noteChanged' : 'noteCall') : note,
      changes: made.map(({ fromHz, toHz, input, gainDb }) => ({
        ...{ from_hz: fromHz, to_hz: toHz, input, gain_db: gainDb },
      })),
    };
    const moved = await run(name, body);
    if (!moved) return;
    answered.show(moved);
    await showToast('success', t('saved'));
  }

  return (
    <Part heading={t('answer')}>
      <div className="grid gap-5">
        <MutationFaultNotice fault={fault} refused={undefined} />
        {changes.map((change, index) => (
          <TextField
            key={`${change.fromHz} ${change.toHz}`}
            type="number"
            label={t('stepOf', {
              from: change.fromHz,
              to: change.toHz,
              input: t(`inputs.${change.input}`),
            })}
            min={-largestStepDb}
            max={largestStepDb}
            value={change.gainDb}
            onChange={({ target }) =>
              setChanges(changes.with(index, { ...change, gainDb: Number(target.value) }))
            }
          />
        ))}
        {changes.length > 0 && value.adjustment?.orderId && <p>{t('makesSheet')}</p>}
        {suggestion?.checks.map((check) => (
          <p key={check}>{t(`checks.${check}`)}</p>
        ))}
        <TextAreaField
          label={t('note')}
          hint={t('noteEmpty')}
          rows={3}
          maxLength={maximumNoticeWords}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          {changes.length > 0 && (
            <Button isBusy={busyWith === 'change'} onClick={() => void send('change', changes)}>
              {t('changeIt')}
            </Button>
          )}
          <Button
            variant="secondary"
            isBusy={busyWith === 'call'}
            onClick={() => void send('call', [])}
          >
            {t('callInstead')}
          </Button>
        </div>
      </div>
    </Part>
  );
}
