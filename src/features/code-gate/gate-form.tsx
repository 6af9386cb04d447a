import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { productRequest } from '@/client/requests/product-requests';
import { BrandMark } from '@/components/shell/brand-mark';
import { NamedWordmark } from '@/components/shell/named-wordmark';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { LoudnessLines } from '@/components/ui/pictures/loudness-lines';
import { TextField } from '@/components/ui/fields/text-field';
import { errorCatalogue } from '@/domain/failures/error-catalogue';
import { tellFailure } from '@/features/failures/public';
import { enterShop } from './enter-shop';
import styles from './gate-form.module.css';

type Fault = 'missing' | 'wrong' | 'failed' | 'too-many';

/** A dark page with one field. */
export function GateForm() {
  const t = useTranslations('code-gate');
  const errors = useTranslations('errors');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSending, setIsSending] = useState(false);
  const alertId = useId();
  const words: Record<Fault, string> = {
    missing: t('missing'),
    wrong: errors(errorCatalogue.codeGate),
    failed: errors(errorCatalogue.generic),
    'too-many': t('tooMany'),
  };

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setFault(null);
    if (code.trim() === '') return setFault('missing');
    setIsSending(true);
    const found = await faultOf(code);
    setIsSending(false);
    setFault(found);
    if (found === null) enterShop();
  }

  return (
    <main
      id="main"
      className="dark relative grid min-h-dvh content-center overflow-hidden bg-spruce-950 px-gutter"
    >
      <LoudnessLines
        accentPhon={52}
        accentClassName="text-amber-500"
        className={cx('absolute inset-0 size-full text-aurora-300', styles.lines)}
      />
      <form
        noValidate
        method="post"
        onSubmit={enter}
        className="relative grid w-full max-w-[29rem] gap-6"
      >
        <p className="flex items-center gap-3 text-2xl">
          <BrandMark className="size-10" />
          <NamedWordmark />
        </p>
        <h1 className="font-display text-4xl">{t('heading')}</h1>
        <TextField
          label={t('code')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          required
          aria-describedby={fault ? alertId : undefined}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <p id={alertId} role="alert" className="min-h-6 font-medium text-danger">
          {fault && words[fault]}
        </p>
        <Button type="submit" isBusy={isSending}>
          {t('enter')}
        </Button>
      </form>
    </main>
  );
}

/** The fault of a code; null when the server accepts it. */
async function faultOf(code: string): Promise<Fault | null> {
  const answer = await productRequest('/api/code-gate', { code });
  if (!answer.ok) {
    if (answer.code === 'too_many_requests') return 'too-many';
    tellFailure('generic', answer, 'code-gate');
    return 'failed';
  }
  const { value } = answer;
  const isRight =
    typeof value === 'object' && value !== null && Reflect.get(value, 'result') === true;
  return isRight ? null : 'wrong';
}
