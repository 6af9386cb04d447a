import { useTranslations } from 'next-intl';
import { Modal } from '@/components/ui/dialogs/modal';
import { bold, linkTo } from '@/components/ui/text/rich-words';
import { SupportPhone } from '@/components/ui/text/support-phone';
import { paths } from '@/domain/pages/paths';
import { RulerDrawing } from './ruler-drawing';

/** How to measure for the receiver: three steps, a ruler and two coins that are common in Canada. */
export function ReceiverGuide({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('product.guide');
  return (
    <Modal title={t('title')} isOpen={isOpen} onClose={onClose}>
      <p className="max-w-text text-ink-soft">{t('lead')}</p>
      <div className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <ol className="border-t border-line">
            {(['ask', 'start', 'end'] as const).map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-4 border-b border-line py-3.5"
              >
                <span aria-hidden className="font-display text-2xl leading-none">
                  {index + 1}
                </span>
                {t(`steps.${step}`)}
              </li>
            ))}
          </ol>
          <p className="mt-5">{t.rich('regular', { b: bold })}</p>
          <p>{t.rich('large', { b: bold })}</p>
        </div>
        <figure>
          <RulerDrawing />
          <figcaption className="mt-4 text-xs text-ink-soft">
            {t('coins')} {t('scale')}
          </figcaption>
        </figure>
      </div>
      <p className="mt-6">
        {t.rich('help', {
          phone: () => <SupportPhone />,
          link: linkTo(paths.bookConsultation),
        })}
      </p>
    </Modal>
  );
}
