import { useLocale, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { SupportPhone } from '@/components/ui/text/support-phone';
import { showToast } from '@/components/ui/toasts/toast';
import {
  maximumNoticeWords,
  noticeEars,
  noticePlaces,
  notices,
  type Notice,
  type NoticeEar,
  type NoticePlace,
} from '@/domain/devices/adjustment';
import { useAidsChange } from './aids-store';
import { scrollToAsked } from './scroll-to-asked';
import { TapGroup } from './tap-group';
import styles from './aids.module.css';

/** What sounds wrong, in three taps. */
export function ChangeSection() {
  const t = useTranslations('aids.change');
  const locale = useLocale();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [place, setPlace] = useState<NoticePlace>('everywhere');
  const [ear, setEar] = useState<NoticeEar>('both');
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, refusal, run } = useAidsChange((param) => param === 'too_many');

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsMissing(notice === null);
    if (notice === null) return;
    const taps = { notice, place, ear, words };
    if (!(await run((requests) => requests.askForChange(taps, locale)))) return;
    setNotice(null);
    setWords('');
    await showToast('success', t('sent'));
  }

  return (
    <section
      id="change"
      ref={scrollToAsked}
      className="grid gap-6 border-t-[1.5px] border-ink pt-6"
    >
      <div>
        <h2 className="font-display text-3xl">{t('heading')}</h2>
        <p className="mt-2 text-lg text-ink-soft">{t('lead')}</p>
      </div>
      <form noValidate method="post" onSubmit={send} className="grid grid-cols-1 gap-6">
        <TapGroup
          legend={t('what')}
          name="notice"
          value={notice}
          options={notices}
          wordOf={(option) => t(`notice.${option}`)}
          onChange={(next) => {
            setIsMissing(false);
            setNotice(next);
          }}
          error={isMissing ? t('missing') : undefined}
        />
        <div className={styles.taps}>
          <TapGroup
            legend={t('where')}
            name="place"
            value={place}
            options={noticePlaces}
            wordOf={(option) => t(`place.${option}`)}
            onChange={setPlace}
          />
          <TapGroup
            legend={t('whichEar')}
            name="ear"
            value={ear}
            options={noticeEars}
            wordOf={(option) => t(`ear.${option}`)}
            onChange={setEar}
          />
        </div>
        {notice === 'something_else' && (
          <TextAreaField
            label={t('words')}
            rows={3}
            maxLength={maximumNoticeWords}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        <p role="alert" className="text-cranberry-700 empty:hidden">
          {refusal === 'too_many' ? t('tooMany') : ''}
        </p>
        <Button type="submit" isBusy={isBusy} className="justify-self-start">
          {t('send')}
        </Button>
        <p className="text-ink-soft">
          {notice !== null &&
            `${t('sentence', { notice: t(`notice.${notice}`), place: t(`place.${place}`), ear: t(`ear.${ear}`) })} `}
          {t.rich('call', { phone: () => <SupportPhone /> })}
        </p>
      </form>
    </section>
  );
}
