import { Document, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { brand } from '@/domain/brand';
import { fundingPrograms } from '@/domain/funding/funding';
import {
  estimateFunding,
  isOnTaxReturn,
  type FundingLine,
  type FundingQuestion,
} from '@/domain/funding/funding-estimate';
import { figureOf, sayingOf } from '@/domain/funding/funding-sayings';
import type { Locale } from '@/domain/words/locale';
import { zero } from '@/domain/money';
import type { TechLevel } from '@/domain/catalogue/product-choice';
import type { EstimateWords } from './estimate-words';
import { look } from './look';

export type EstimatePaper = {
  question: FundingQuestion;
  level: TechLevel;
  /** ISO UTC. */
  madeAt: string;
  locale: Locale;
};

/** Closer together than other papers: an estimate is one sheet, whatever it says (render-estimate.test.ts). */
const tight = StyleSheet.create({
  page: { paddingTop: 32, paddingBottom: 46, fontSize: 9.5, lineHeight: 1.25 },
  top: { marginBottom: 8 },
  part: { marginTop: 8, paddingTop: 4 },
  record: { paddingVertical: 2 },
  address: { color: look.soft.color, fontSize: 8, textDecoration: 'none' },
});

type Props = { paper: EstimatePaper; words: EstimateWords };

/** The answers, the sum, and the source of each rule; marked as an estimate at the top and at the end. */
export function EstimateDocument({ paper, words }: Props) {
  const { t, date } = words;
  return (
    <Document
      title={t('document.fullTitle', { label: t('document.label'), title: t('document.title') })}
      author={brand.name}
      language={paper.locale}
    >
      <Page size="LETTER" style={[look.page, tight.page]}>
        <View style={[look.top, tight.top]}>
          <View>
            <Text style={look.heading}>{t('document.label')}</Text>
            <Text style={look.brand}>{t('document.title')}</Text>
            <Text style={look.label}>{t('document.made', { date: date(paper.madeAt) })}</Text>
          </View>
          <View>
            <Text style={look.brand}>{brand.name}</Text>
            <Text>{brand.supportPhone.display}</Text>
          </View>
        </View>
        <Text style={look.strong}>{t('result.notice')}</Text>
        <Answers paper={paper} words={words} />
        <Sum paper={paper} words={words} />
        <Text style={look.foot} fixed>
          {t('document.help', { phone: brand.supportPhone.display, email: brand.supportEmail })}
        </Text>
      </Page>
    </Document>
  );
}

function Answers({ paper: { question, level }, words }: Props) {
  const { t, provinceName, money } = words;
  const { province, aids, plan, planCap, isClaimApproved, hasHadAdp, isSeventy } = question;
  const told = [
    [t('form.province'), provinceName(province)],
    [t('form.level'), t(`form.levels.${level}`)],
    [t('form.aids'), t(`form.aidsOptions.${aids === 2 ? 'pair' : 'one'}`)],
    [t('form.plan'), t(`form.plans.${plan}`)],
    ...(planCap === null ? [] : [[t('form.planCap'), money(planCap)]]),
    ...(isSeventy === null
      ? []
      : [[t('form.seventy'), t(`form.seventyOptions.${isSeventy ? 'yes' : 'no'}`)]]),
  ];
  const facts = [
    ...(isClaimApproved ? [t('form.claimApproved')] : []),
    ...(hasHadAdp ? [t('form.hadAdp')] : []),
  ];
  return (
    <View style={[look.notes, tight.part]}>
      <Text style={look.subheading}>{t('document.answers')}</Text>
      {told.map(([label, value]) => (
        <View key={label} style={look.fact}>
          <Text style={look.factLabel}>{label}</Text>
          <Text style={look.factValue}>{value}</Text>
        </View>
      ))}
      {facts.map((fact) => (
        <Text key={fact}>• {fact}</Text>
      ))}
    </View>
  );
}

function Sum({ paper: { question, level }, words }: Props) {
  const { t, provinceName, money } = words;
  const { aids, price, province } = question;
  const estimate = estimateFunding(question);
  const before = estimate.lines.filter((line) => !isOnTaxReturn(line));
  const after = estimate.lines.filter(isOnTaxReturn);
  return (
    <View style={[look.notes, tight.part]}>
      <Text style={look.subheading}>{t('document.sum')}</Text>
      <Row
        name={t('result.price', { aids, level: t(`form.levels.${level}`) })}
        amount={money(estimate.price)}
        texts={aids > 1 ? [t('result.priceWorking', { aids, price: money(price) })] : []}
      />
      <Row name={t('result.tax')} amount={money(zero)} texts={[t('result.taxWorking')]} />
      {before.map((line) => (
        <ProgramRow key={line.program} line={line} words={words} />
      ))}
      <Row name={t('result.net')} amount={money(estimate.net)} isTotal />
      {after.map((line) => (
        <ProgramRow key={line.program} line={line} words={words} />
      ))}
      {estimate.refund > 0 && (
        <Row name={t('result.final')} amount={money(estimate.final)} isTotal />
      )}
      {!estimate.isProvinceKnown && (
        <Text style={look.soft}>
          {t('result.unknownProvince', { province: provinceName(province) })}
        </Text>
      )}
      <Text style={look.soft}>{t('result.how')}</Text>
    </View>
  );
}

function ProgramRow({ line, words }: { line: FundingLine; words: EstimateWords }) {
  const { t, money, day } = words;
  const { conditions, sourceUrl, readOn } = fundingPrograms[line.program];
  const saying = sayingOf(line, money);
  const figure = figureOf(line, money);
  return (
    <Row
      name={t(`program.${line.program}`)}
      amount={'word' in figure ? t(`result.${figure.word}`) : figure.amount}
      texts={[
        t(`saying.${saying.key}`, saying.values),
        conditions.map((condition) => t(`condition.${condition}`)).join(' '),
        t('document.source', { title: t(`sourceTitle.${line.program}`), date: day(readOn) }),
      ]}
      address={sourceUrl}
    />
  );
}

type RowProps = {
  name: string;
  amount: string;
  texts?: readonly string[];
  /** Of the page that the row is taken from. */
  address?: string;
  isTotal?: boolean;
};

function Row({ name, amount, texts = [], address, isTotal = false }: RowProps) {
  return (
    <View style={[look.record, tight.record]} wrap={false}>
      <View style={isTotal ? [look.sum, look.brand] : [look.sum, look.strong]}>
        <Text>{name}</Text>
        <Text>{amount}</Text>
      </View>
      {texts.filter(Boolean).map((text) => (
        <Text key={text} style={look.soft}>
          {text}
        </Text>
      ))}
      {address && (
        <Link src={address} style={tight.address}>
          {inLines(address)}
        </Link>
      )}
    </View>
  );
}

/** As many letters of an address as fit on a line. */
const lineLength = 100;

/** An address in lines, broken behind a slash or a hyphen: it has no spaces to break at, and would leave the paper. */
function inLines(address: string): string {
  const parts = address.match(/[^/-]+[/-]*|[/-]+/g) ?? [];
  return parts
    .reduce<string[]>((lines, part) => {
      const line = lines.at(-1) ?? '';
      return line.length + part.length > lineLength
        ? [...lines, part]
        : [...lines.slice(0, -1), line + part];
    }, [])
    .join('\n');
}
