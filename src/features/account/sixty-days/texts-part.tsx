import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StoreAnswer } from '@/client/requests/store-answer';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { useTellFailure } from '@/features/auth/public';
import type { TextNumber } from './sixty-days-requests';
import type { TrialPartProps } from './trial-frame';
import { loadTrialRequests } from './use-sixty-days';

type Requests = Awaited<ReturnType<typeof loadTrialRequests>>;

/** Texts instead of mails: a number, the code that we send to it, and a way back. */
export function TextsPart({ view: { texts }, state }: TrialPartProps) {
  const t = useTranslations('sixty-days.texts');
  const locale = useLocale();
  const tell = useTellFailure();
  const [typed, setTyped] = useState('');
  const [isChanging, setIsChanging] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isWrong, setIsWrong] = useState(false);

  async function send(ask: (requests: Requests) => Promise<StoreAnswer<TextNumber>>) {
    if (isBusy) return;
    setIsBusy(true);
    setIsWrong(false);
    const answer = await loadTrialRequests().then(ask);
    setIsBusy(false);
    if (answer.ok) {
      setTyped('');
      setIsChanging(false);
      state.showTexts(answer.value);
    } else if (answer.param === 'phone' || answer.param === 'code') setIsWrong(true);
    else await tell('generic', answer);
  }

  if (texts.state === 'on' && !isChanging) {
    return (
      <div className="mt-4 grid justify-items-start gap-2">
        <p>{t('on', { end: texts.phoneEnd ?? '' })}</p>
        <Button
          size="sm"
          variant="secondary"
          isBusy={isBusy}
          onClick={() => void send((requests) => requests.leaveTexts(locale))}
        >
          {t('leave')}
        </Button>
      </div>
    );
  }
  if (!isChanging && texts.state === 'off') {
    return (
      <Button
        variant="quiet"
        className="mt-2 -ml-4"
        onClick={() => {
          setIsChanging(true);
        }}
      >
        {t('want')}
      </Button>
    );
  }
  const isCode = texts.state === 'asked' && !isChanging;
  return (
    <form
      className="mt-4 grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send((requests) =>
          isCode
            ? requests.confirmTexts(typed.trim(), locale)
            : requests.askForTexts(typed, locale),
        );
      }}
    >
      <NumberField
        isCode={isCode}
        isWrong={isWrong}
        end={texts.phoneEnd ?? ''}
        value={typed}
        onType={setTyped}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" isBusy={isBusy} busyLabel={t('sending')}>
          {t(isCode ? 'confirm' : 'send')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            setTyped('');
            setIsWrong(false);
            setIsChanging(isCode);
          }}
        >
          {t(isCode ? 'otherNumber' : 'cancel')}
        </Button>
      </div>
    </form>
  );
}

type NumberFieldProps = {
  isCode: boolean;
  isWrong: boolean;
  /** The last digits of the number that got the code. */
  end: string;
  value: string;
  onType: (typed: string) => void;
};

/** The number first, then the code that came to it. */
function NumberField({ isCode, isWrong, end, value, onType }: NumberFieldProps) {
  const t = useTranslations('sixty-days.texts');
  const shared = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  };
  if (isCode) {
    return (
      <TextField
        {...shared}
        key="code"
        label={t('code')}
        hint={t('codeHint', { end })}
        error={isWrong ? t('codeWrong') : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    );
  }
  return (
    <TextField
      {...shared}
      key="phone"
      type="tel"
      label={t('phone')}
      hint={t('consent')}
      error={isWrong ? t('phoneWrong') : undefined}
      autoComplete="tel"
    />
  );
}
