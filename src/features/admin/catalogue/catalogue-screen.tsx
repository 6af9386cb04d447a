import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/text/badge';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import { Price } from '@/components/ui/text/price';
import type { CurrencyCode } from '@/domain/money';
import { catalogueList, lowStock } from '@/domain/staff/admin-lists';
import { storeCurrencies } from '@/domain/store';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { ItemForm } from './item-form';
import { shelfItemSchema, type ShelfItem } from '@/domain/staff/answers/shelf-item';

const setup = { ...catalogueList, path: '/api/admin-catalogue', row: shelfItemSchema };

/** All sellable items with their prices and stock. */
export function CatalogueScreen() {
  const t = useTranslations('admin-commerce.catalogue');
  const list = useList(setup);
  const [edited, setEdited] = useState<string | null>(null);
  const columns = useColumns(setEdited);
  const item = list.shown?.rows.find(({ id }) => id === edited);
  return (
    <ListScreen
      section="catalogue"
      list={list}
      columns={columns}
      searchHint={t('searchHint')}
      filters={[
        listFilter('state', t('state'), catalogueList.filters.state, (value) => t(value)),
        listFilter('stock', t('stock'), catalogueList.filters.stock, (value) =>
          t(`stocks.${value}`, { count: lowStock }),
        ),
      ]}
      emptyText={t('empty')}
    >
      <Modal
        title={item ? nameOf(item) : ''}
        isOpen={item !== undefined}
        onClose={() => setEdited(null)}
      >
        {item && (
          <ItemForm
            key={item.id}
            item={item}
            onStale={list.reload}
            onChanged={() => {
              setEdited(null);
              list.reload();
            }}
          />
        )}
      </Modal>
    </ListScreen>
  );
}

function nameOf({ productName, variantName }: ShelfItem): string {
  return variantName ? `${productName}, ${variantName}` : productName;
}

function useColumns(edit: (id: string) => void): ListColumn<ShelfItem>[] {
  const t = useTranslations('admin-commerce.catalogue');
  return [
    {
      id: 'name',
      header: t('name'),
      isRowHeader: true,
      cell: (item) => (
        <span className="grid gap-1">
          {nameOf(item)}
          <span className="font-normal text-ink-soft">{item.sku}</span>
        </span>
      ),
    },
    ...storeCurrencies.map((currency) => ({
      id: currency,
      header: currency,
      isNumeric: true,
      cell: (item: ShelfItem) => <ListPrice item={item} currency={currency} />,
    })),
    {
      id: 'stock',
      header: t('stock'),
      sort: 'stock',
      isNumeric: true,
      cell: ({ stock }) => <StockLevel stock={stock} />,
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'positive' : 'neutral'}>
          {t(isActive ? 'active' : 'inactive')}
        </Badge>
      ),
    },
    {
      id: 'edit',
      header: t('action'),
      cell: (item) => (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('editOf', { name: nameOf(item) })}
          onClick={() => edit(item.id)}
        >
          {t('edit')}
        </Button>
      ),
    },
  ];
}

function ListPrice({ item, currency }: { item: ShelfItem; currency: CurrencyCode }) {
  const t = useTranslations('admin-commerce.catalogue');
  const listed = item.prices[currency];
  if (!listed) return t('noPrice');
  if (listed.salePrice === null) return <Price amount={listed.price} currency={currency} />;
  return (
    <span className="grid gap-1">
      <Price amount={listed.salePrice} currency={currency} />
      <span className="text-ink-soft">
        {t('insteadOf')} <Price amount={listed.price} currency={currency} />
      </span>
    </span>
  );
}

function StockLevel({ stock }: Pick<ShelfItem, 'stock'>) {
  const t = useTranslations('admin-commerce.catalogue');
  if (stock === null) return t('notCounted');
  if (stock > lowStock) return String(stock);
  return (
    <Badge tone={stock === 0 ? 'negative' : 'attention'}>
      {stock === 0 ? t('out') : t('left', { count: stock })}
    </Badge>
  );
}
