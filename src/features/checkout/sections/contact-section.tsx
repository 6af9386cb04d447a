import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useCheckoutContext } from '../checkout-form-context';
import { CheckoutSection } from './checkout-section';
import { useFieldOf } from '../use-field';

/** E-mail for the receipt, and whether news may be sent there too. */
export const ContactSection = memo(function ContactSection() {
  const t = useTranslations('checkout.contact');
  const { control, register } = useCheckoutContext();
  const isTextWanted = useWatch({ control, name: 'textWithOffers' });
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
        <CheckboxField
          {...register('textWithOffers', { deps: 'textUpdates.phone' })}
          label={t('textOffers')}
        />
      </div>
      {isTextWanted && (
        <TextField
          {...field('textUpdates.phone')}
          label={t('textPhone')}
          hint={t('textPhoneHint')}
          type="tel"
          autoComplete="tel"
          className="mt-3"
        />
      )}
    </CheckoutSection>
  );
});
