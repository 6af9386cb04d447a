import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextField } from '@/components/ui/text-field';
import { useCheckoutContext } from './checkout-form-context';
import { CheckoutSection } from './checkout-section';
import { useFieldOf } from './use-field';

/** Where the receipt goes, and whether news may go there too. */
export const ContactSection = memo(function ContactSection() {
  const t = useTranslations('checkout.contact');
  const { register } = useCheckoutContext();
  const field = useFieldOf();
  return (
    <CheckoutSection heading={t('heading')} isFirst>
      <TextField
        {...field('contactEmail')}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
      />
      <div className="mt-3">
        <CheckboxField {...register('emailWithOffers')} label={t('emailOffers')} />
        <CheckboxField {...register('textWithOffers')} label={t('textOffers')} />
      </div>
    </CheckoutSection>
  );
});
