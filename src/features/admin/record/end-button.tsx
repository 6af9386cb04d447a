import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { Button } from '@/components/ui/button';
import { MutationFaultNotice } from './mutation-fault';
import { useMutation } from './use-mutation';

type EndButtonProps = {
  path: string;
  schema: Schema<unknown>;
  id: string;
  /** Names the thing that ends: "End WELCOME10". */
  label: string;
  onEnded: () => void;
  children: ReactNode;
};

/** Ends something for good, after a confirmation. */
export function EndButton({ path, schema, id, label, onEnded, children }: EndButtonProps) {
  const t = useTranslations('admin.record');
  const [isSure, setIsSure] = useState(false);
  const { busyWith, fault, run } = useMutation(path, schema);

  async function end() {
    if ((await run(id, { id }, 'PUT')) !== null) onEnded();
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={isSure ? undefined : label}
        isBusy={busyWith !== null}
        onClick={() => (isSure ? void end() : setIsSure(true))}
      >
        {isSure ? t('yesEnd') : children}
      </Button>
      {isSure && (
        <Button variant="quiet" size="sm" onClick={() => setIsSure(false)}>
          {t('no')}
        </Button>
      )}
      <MutationFaultNotice fault={fault} />
    </span>
  );
}
