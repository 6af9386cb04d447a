import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ChevronDown } from '@/components/icons/chevron-down';
import { cx } from '@/components/ui/cx';
import { Picture } from '@/components/ui/pictures/picture';
import type { Cart } from '@/domain/carts/cart';
import { SummaryLines } from './summary-lines';
import styles from './summary.module.css';
import { useLinesInSight } from './use-lines-in-sight';

/** More have no room beside the words. */
const mostPictures = 4;

/** The lines, folded into one row where they would push the total out of the window. */
export function FoldableLines({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.summary');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { items } = cart;
  const most = useLinesInSight();
  if (items.length <= most) return <SummaryLines cart={cart} />;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={styles.fold}
      >
        {!isOpen && (
          <span className={styles.pictures}>
            {items
              .slice(0, mostPictures)
              .map(
                ({ itemId, imageUrl }) =>
                  imageUrl && <Picture key={itemId} src={imageUrl} alt="" width={48} height={48} />,
              )}
          </span>
        )}
        {t(isOpen ? 'hideItems' : 'showItems', { count: items.length })}
        <ChevronDown
          aria-hidden
          size={22}
          className={cx('flex-none transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        <SummaryLines cart={cart} />
      </div>
    </>
  );
}
