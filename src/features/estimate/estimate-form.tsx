import { useLocale, useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { TileGroup } from '@/components/ui/fields/tile-group';
import type { EstimateAnswers, LevelPrices } from '@/domain/funding/estimate-answers';
import { otherPayers, type OtherPayer } from '@/domain/funding/funding-estimate';
import { formatMoney } from '@/domain/money';
import { choices } from '@/domain/catalogue/product-choice';
import { provinceCodes } from '@/domain/provinces';

type PartProps = {
  answers: EstimateAnswers;
  onAnswer: (change: Partial<EstimateAnswers>) => void;
};

type EstimateFormProps = PartProps & { prices: LevelPrices; isCapWrong: boolean };

/**
 * Asks for the province, the product and other payers. There is nothing to submit: the result next to it updates by
 * itself.
 */
export function EstimateForm({ answers, onAnswer, prices, isCapWrong }: EstimateFormProps) {
  const t = useTranslations('estimate.form');
  const provinceName = useTranslations('fields.provinces');
  return (
    <form
      noValidate
      aria-labelledby="estimate-form"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-9 print:hidden"
    >
      <div>
        <h2 id="estimate-form" className="font-display text-2xl">
          {t('heading')}
        </h2>
        <p className="mt-2 text-xs text-ink-soft">{t('currency')}</p>
      </div>
      <SelectField
        label={t('province')}
        emptyLabel={t('chooseProvince')}
        autoComplete="address-level1"
        value={answers.province ?? ''}
        onChange={({ target }) =>
          onAnswer({ province: provinceCodes.find((code) => code === target.value) ?? null })
        }
        options={provinceCodes.map((code) => ({ value: code, label: provinceName(code) }))}
      />
      <Aids answers={answers} onAnswer={onAnswer} prices={prices} />
      <OptionRows
        legend={t('plan')}
        name="estimate-plan"
        value={answers.plan}
        onChange={(plan) => onAnswer({ plan })}
        options={otherPayers.map((plan) => ({
          value: plan,
          label: t(`plans.${plan}`),
          description: t(`planHints.${plan}`),
          panel: panelOf(plan, { answers, onAnswer, isCapWrong }),
        }))}
      />
      <OfProvince answers={answers} onAnswer={onAnswer} />
    </form>
  );
}

function Aids({ answers, onAnswer, prices }: PartProps & { prices: LevelPrices }) {
  const t = useTranslations('estimate.form');
  const locale = useLocale();
  return (
    <>
      <TileGroup
        legend={t('level')}
        name="estimate-level"
        value={answers.level}
        onChange={(level) => onAnswer({ level })}
        tilesClassName="@min-[26rem]:grid-cols-3"
        options={choices.tech.map((tech) => ({
          value: tech,
          label: t(`levels.${tech}`),
          description: t('each', { price: formatMoney(prices[tech], 'CAD', locale) }),
        }))}
      />
      <TileGroup
        legend={t('aids')}
        name="estimate-aids"
        value={answers.aids === 2 ? 'pair' : 'one'}
        onChange={(count) => onAnswer({ aids: count === 'pair' ? 2 : 1 })}
        options={(['one', 'pair'] as const).map((value) => ({
          value,
          label: t(`aidsOptions.${value}`),
        }))}
      />
    </>
  );
}

function panelOf(plan: OtherPayer, props: PartProps & { isCapWrong: boolean }) {
  if (plan === 'private') return <PlanCap {...props} />;
  if (plan === 'workers' && props.answers.province === 'ON') return <ClaimApproved {...props} />;
  return undefined;
}

function PlanCap({ answers, onAnswer, isCapWrong }: PartProps & { isCapWrong: boolean }) {
  const t = useTranslations('estimate.form');
  return (
    <TextField
      label={t('planCap')}
      hint={t('planCapHint')}
      error={isCapWrong ? t('planCapWrong') : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={answers.planCap}
      onChange={({ target }) => onAnswer({ planCap: target.value })}
    />
  );
}

function ClaimApproved({ answers, onAnswer }: PartProps) {
  const t = useTranslations('estimate.form');
  return (
    <CheckboxField
      label={t('claimApproved')}
      checked={answers.isClaimApproved}
      onChange={({ target }) => onAnswer({ isClaimApproved: target.checked })}
    />
  );
}

const seventy = { yes: true, no: false, unsaid: null } as const;
const seventyAnswers = ['yes', 'no', 'unsaid'] as const;

/** Questions for a single province. */
function OfProvince({ answers, onAnswer }: PartProps) {
  const t = useTranslations('estimate.form');
  if (answers.province === 'ON') {
    return (
      <CheckboxField
        label={t('hadAdp')}
        checked={answers.hasHadAdp}
        onChange={({ target }) => onAnswer({ hasHadAdp: target.checked })}
      />
    );
  }
  if (answers.province !== 'QC') return null;
  return (
    <TileGroup
      legend={t('seventy')}
      hint={t('seventyHint')}
      name="estimate-seventy"
      value={seventyAnswers.find((one) => seventy[one] === answers.isSeventy) ?? 'unsaid'}
      onChange={(told) => onAnswer({ isSeventy: seventy[told] })}
      options={seventyAnswers.map((value) => ({ value, label: t(`seventyOptions.${value}`) }))}
    />
  );
}
