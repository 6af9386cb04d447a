import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/toasts/toast';
import { storeCurrencies } from '@/domain/store';
import { MutationFaultNotice } from '../record/mutation-fault';
import { focusFirstFault } from '../record/focus-first-fault';
import { useMutation } from '../record/use-mutation';
import { draftOf, faultsOf, itemBody, type ItemDraft } from './item-draft';
import type { ShelfItem } from '@/domain/staff/answers/shelf-item';
import { changedSchema } from '@/domain/staff/answers/shelf-item';

type ItemFormProps = { item: ShelfItem; onChanged: () => void; onStale: () => void };

/** Prices, stock and whether the product is sold. The shop's pages are updated within seconds. */
export function ItemForm({ item, onChanged, onStale }: ItemFormProps) {
  const t = useTranslations('admin-commerce.catalogue');
  const { busyWith, fault, run } = useMutation('/api/admin-product', changedSchema, onStale);

  async function save(body: object) {
    if (!(await run('save', body))) return;
    await showToast('success', t('saved'));
    onChanged();
  }

  return (
    <div className="grid gap-5">
      <MutationFaultNotice fault={fault} />
      {/* A new version mounts a new form; the notice above it stays. */}
      <ItemFields
        key={`${item.version} ${item.stock}`}
        item={item}
        isBusy={busyWith !== null}
        onSave={(body) => void save(body)}
      />
    </div>
  );
}

type ItemFieldsProps = { item: ShelfItem; isBusy: boolean; onSave: (body: object) => void };

function ItemFields({ item, isBusy, onSave }: ItemFieldsProps) {
  const t = useTranslations('admin-commerce.catalogue');
  const [draft, setDraft] = useState<ItemDraft>(() => draftOf(item));
  const [wasTried, setWasTried] = useState(false);
  const faults = wasTried ? faultsOf(draft) : {};
  const change = (part: Partial<ItemDraft>) => setDraft({ ...draft, ...part });
  const errorOf = (field: keyof ItemDraft) => faults[field] && t(`faults.${faults[field]}`);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWasTried(true);
    if (Object.keys(faultsOf(draft)).length > 0) focusFirstFault(event.currentTarget);
    else onSave(itemBody(item, draft));
  }

  return (
    <form noValidate method="post" onSubmit={save} className="grid gap-5">
      {storeCurrencies.map((currency) => {
        const [price, sale] = [`${currency}price`, `${currency}sale`] as const;
        return (
          <div key={currency} className="grid gap-4 md:grid-cols-2">
            <TextField
              label={t('priceIn', { currency })}
              inputMode="decimal"
              autoComplete="off"
              value={draft[price]}
              error={errorOf(price)}
              onChange={({ target }) => change({ [price]: target.value })}
            />
            <TextField
              label={t('saleIn', { currency })}
              hint={t('saleHint')}
              inputMode="decimal"
              autoComplete="off"
              value={draft[sale]}
              error={errorOf(sale)}
              onChange={({ target }) => change({ [sale]: target.value })}
            />
          </div>
        );
      })}
      <CheckboxField
        label={t('counted')}
        hint={t('countedHint')}
        checked={draft.isCounted}
        onChange={({ target }) => change({ isCounted: target.checked })}
      />
      {draft.isCounted && (
        <TextField
          label={t('onShelf')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.stock}
          error={errorOf('stock')}
          onChange={({ target }) => change({ stock: target.value })}
        />
      )}
      <CheckboxField
        label={t('sold')}
        hint={item.variantId === null ? undefined : t('soldHint', { name: item.productName })}
        checked={draft.isActive}
        onChange={({ target }) => change({ isActive: target.checked })}
      />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  );
}
