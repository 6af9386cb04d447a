import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { useShopFacts } from '@/components/shop/shop-facts';
import { Button, ButtonLink } from '@/components/ui/button';
import type {
  NoSuggestionReason,
  SuggestionReason,
  TechSuggestion,
} from '@/domain/audiometry/tech-suggestion';
import { brand } from '@/domain/brand';
import type { FinderAnswers } from '@/domain/catalogue/discovery';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import type { TechLevel } from '@/domain/catalogue/product-choice';
import { prefillFinder } from '@/features/discovery/public';
import { StepFrame } from './step-frame';

type SuggestionProps = {
  suggestion: TechSuggestion;
  headingRef: Ref<HTMLHeadingElement>;
  /** Answers that the finder need not ask for. */
  known: FinderAnswers;
  /** Starts a new test. */
  onAgain: () => void;
};

/** The suggested level, or why there is none. */
export function Suggestion({ suggestion, headingRef, known, onAgain }: SuggestionProps) {
  return suggestion.kind === 'level' ? (
    <Match level={suggestion.level} reason={suggestion.reason} headingRef={headingRef} />
  ) : (
    <NothingToSuggest
      reason={suggestion.reason}
      headingRef={headingRef}
      known={known}
      onAgain={onAgain}
    />
  );
}

type MatchProps = {
  level: TechLevel;
  reason: SuggestionReason;
  headingRef: Ref<HTMLHeadingElement>;
};

function Match({ level, reason, headingRef }: MatchProps) {
  const t = useTranslations('hearing-result.match');
  const { promises } = useShopFacts();
  const name = t(`level.${level}`);
  return (
    <StepFrame heading={t('heading', { level: name })} headingRef={headingRef}>
      <p className="mb-3 max-w-text text-lg text-ink-soft">{t(reason)}</p>
      <p className="mb-6 max-w-text text-ink-soft">{t('evidence', { days: promises.trialDays })}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={queryPaths.productChoice(brand.defaultProductSlug, { tech: level })}>
          {t('see', { level: name })}
        </ButtonLink>
        <ButtonLink href={paths.bookConsultation} variant="secondary">
          {t('call')}
        </ButtonLink>
      </p>
    </StepFrame>
  );
}

const wordsWithout: Record<NoSuggestionReason, 'well' | 'professional' | 'relative'> = {
  'red-flag': 'professional',
  poor: 'professional',
  'not-calibrated': 'relative',
  incomplete: 'professional',
  beyond: 'professional',
  'too-severe': 'professional',
  'no-loss': 'well',
};

type NothingProps = {
  reason: NoSuggestionReason;
  known: FinderAnswers;
  headingRef: Ref<HTMLHeadingElement>;
  onAgain: () => void;
};

function NothingToSuggest({ reason, headingRef, known, onAgain }: NothingProps) {
  const t = useTranslations('hearing-result');
  const words = wordsWithout[reason];
  return (
    <StepFrame heading={t('steps.heading')} headingRef={headingRef}>
      <p className="mb-6 max-w-text text-lg text-ink-soft">{t(`none.${words}`)}</p>
      <p className="flex flex-wrap gap-3">
        {words === 'relative' && (
          <ButtonLink href={paths.discovery} onClick={() => prefillFinder(known)}>
            {t('none.finder')}
          </ButtonLink>
        )}
        <ButtonLink
          href={paths.bookConsultation}
          variant={words === 'relative' ? 'secondary' : undefined}
        >
          {t('none.call')}
        </ButtonLink>
        {words === 'relative' && (
          <Button variant="secondary" onClick={onAgain}>
            {t('none.withHelper')}
          </Button>
        )}
      </p>
    </StepFrame>
  );
}
