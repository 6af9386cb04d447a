import { fundingPrograms, type ProgramId } from './funding';
import {
  addCents,
  basisPointsOf,
  multiplyCents,
  smallerOf,
  subtractToZero,
  zero,
  type Cents,
} from '../money';
import type { ProvinceCode } from '../provinces';

/** Possible payers besides the province: nobody, a private plan, a workers’ board, Veterans Affairs. */
export const otherPayers = ['none', 'private', 'workers', 'veterans'] as const;
export type OtherPayer = (typeof otherPayers)[number];

export type FundingQuestion = {
  province: ProvinceCode;
  /** Price of one hearing aid in Canadian cents: the programs use no other currency. */
  price: Cents;
  aids: 1 | 2;
  plan: OtherPayer;
  /** Most that the private plan pays for all hearing aids together; null when the person does not know. */
  planCap: Cents | null;
  /** Whether the person is 70 or older, the only age that a rule asks for; null when they prefer not to say. */
  isSeventy: boolean | null;
  /** The workers’ board has approved the claim. */
  isClaimApproved: boolean;
  /** Ontario’s program has paid within the last five years. */
  hasHadAdp: boolean;
};

/** The calculation behind a line, so that people can follow it. */
type FundingWorking =
  | {
      kind: 'share_per_aid';
      aids: number;
      price: Cents;
      basisPoints: number;
      share: Cents;
      cap: Cents;
      each: Cents;
    }
  | { kind: 'share_above'; paid: Cents; threshold: Cents; above: Cents; basisPoints: number }
  | { kind: 'plan_sum'; left: Cents; cap: Cents };

/**
 * `pays`: taken off the price. `refunds`: comes back with the tax return. `counts`: an expense on the tax return, whose
 * worth depends on income. `age_missing`: it would come back if the person is old enough, which they have not said.
 * `sum_missing`: they have not said what the plan pays. `ask`: it may pay, the amount is unknown. `others_only`: it pays only for hearing aids of
 * makers it has a contract with, so the person should not buy here first. `excluded`: it does not pay in this case.
 */
export type FundingLine = { program: ProgramId } & (
  | { standing: 'pays' | 'refunds'; amount: Cents; working: FundingWorking }
  | { standing: 'age_missing'; amount: Cents; threshold: Cents; basisPoints: number }
  | { standing: 'counts'; expense: Cents }
  | { standing: 'ask' | 'others_only' | 'sum_missing' }
  | { standing: 'excluded'; reason: 'paid_elsewhere' | 'too_soon' }
);

export type FundingEstimate = {
  price: Cents;
  lines: readonly FundingLine[];
  /** What the person pays at first. */
  net: Cents;
  /** Refunded later, with the tax return. */
  refund: Cents;
  /** `net` without `refund`. */
  final: Cents;
  /** False where we found no reliable rule for the province. */
  isProvinceKnown: boolean;
};

const knownProvinces: ReadonlySet<ProvinceCode> = new Set(['ON', 'QC']);

/**
 * Estimates what a person pays for hearing aids, by the rules in funding.ts. Order: workers’ board or Veterans Affairs,
 * province, private plan, tax; each gets only what the ones before it left. No promise: programs decide.
 */
export function estimateFunding(question: FundingQuestion): FundingEstimate {
  const price = multiplyCents(question.price, question.aids);
  const lines: FundingLine[] = [];
  let net = price;
  for (const line of payersOf(question)) {
    const answer = line(net);
    lines.push(answer);
    if (answer.standing === 'pays') net = subtractToZero(net, answer.amount);
  }
  const taxLines = taxLinesOf(question, net);
  const refund = addCents(
    ...taxLines.map((line) => (line.standing === 'refunds' ? line.amount : zero)),
  );
  return {
    price,
    lines: [...lines, ...taxLines],
    net,
    refund,
    final: subtractToZero(net, refund),
    isProvinceKnown: knownProvinces.has(question.province),
  };
}

/**
 * Whether the money comes only with the tax return for the year of purchase; such lines are shown below the amount left
 * to pay.
 */
export function isOnTaxReturn({ standing }: FundingLine): boolean {
  return ['refunds', 'counts', 'age_missing'].includes(standing);
}

/** Computes one payer's line from the amount left to pay. */
type Payer = (left: Cents) => FundingLine;

function payersOf(question: FundingQuestion): readonly Payer[] {
  const { province, plan } = question;
  return [
    ...(plan === 'workers' ? [workersBoard(question)] : []),
    ...(plan === 'veterans' ? [ask('veterans')] : []),
    ...(province === 'ON' ? [ontario(question)] : []),
    ...(province === 'QC' ? [ask('quebec_ramq')] : []),
    ...(plan === 'private' ? [privatePlan(question)] : []),
  ];
}

function ask(program: ProgramId): Payer {
  return () => ({ program, standing: 'ask' });
}

function workersBoard({ province, isClaimApproved }: FundingQuestion): Payer {
  if (province === 'QC') return ask('quebec_cnesst');
  if (province !== 'ON') return ask('workers_board');
  if (!isClaimApproved) return ask('ontario_wsib');
  return () => ({ program: 'ontario_wsib', standing: 'others_only' });
}

/** Ontario's program pays per hearing aid, on its full price, and nothing for one that somebody else pays for. */
function ontario({ price, aids, plan, hasHadAdp }: FundingQuestion): Payer {
  const { id: program, rule } = fundingPrograms.ontario_adp;
  if (plan === 'workers' || plan === 'veterans') {
    return () => ({ program, standing: 'excluded', reason: 'paid_elsewhere' });
  }
  if (hasHadAdp) return () => ({ program, standing: 'excluded', reason: 'too_soon' });
  const share = basisPointsOf(price, rule.basisPoints);
  const each = smallerOf(share, rule.capPerAid);
  const { kind, basisPoints, capPerAid: cap } = rule;
  return () => ({
    program,
    standing: 'pays',
    amount: multiplyCents(each, aids),
    working: { kind, aids, price, basisPoints, share, cap, each },
  });
}

function privatePlan({ planCap }: FundingQuestion): Payer {
  if (planCap === null) return () => ({ program: 'private_plan', standing: 'sum_missing' });
  return (left) => ({
    program: 'private_plan',
    standing: 'pays',
    amount: smallerOf(left, planCap),
    working: { kind: 'plan_sum', left, cap: planCap },
  });
}

/**
 * Only the person's own payment counts, after all other payers. Québec’s credit is paid out even to people who owe no
 * tax.
 */
function taxLinesOf({ province, isSeventy }: FundingQuestion, paid: Cents): readonly FundingLine[] {
  const lines: FundingLine[] = [];
  const { id: program, rule } = fundingPrograms.quebec_credit_70;
  const above = subtractToZero(paid, rule.threshold);
  if (province === 'QC' && isSeventy !== false && above > 0) {
    const { kind, threshold, basisPoints } = rule;
    const amount = basisPointsOf(above, basisPoints);
    const working = { kind, paid, threshold, above, basisPoints };
    lines.push(
      isSeventy
        ? { program, standing: 'refunds', amount, working }
        : { program, standing: 'age_missing', amount, threshold, basisPoints },
    );
  }
  if (paid > 0) {
    lines.push({ program: 'federal_medical_expense', standing: 'counts', expense: paid });
  }
  return lines;
}
