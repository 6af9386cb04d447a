import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { HealthSign, RedFlag } from '@/domain/audiometry/red-flags';
import { findRedFlags, isMeasured } from '@/domain/audiometry/red-flags';
import { isInHearingLevels, type EarSide, type TestResult } from '@/domain/audiometry/test-result';
import { relativeLevelOf } from '@/domain/audiogram/relative-levels';
import { brand } from '@/domain/brand';
import { urgencyOf } from '@/domain/hearing/doctor-advice';
import type { Locale } from '@/domain/words/locale';
import { AudiogramOnPaper } from './hearing-audiogram';
import { earSentence, headlineSentence, type HearingWords } from './hearing-words';
import { look } from './look';

export type HearingPaper = {
  kind: 'result' | 'letter';
  result: TestResult;
  /** The health signs the person reported with the result. */
  signs: readonly HealthSign[];
  /** Empty when it is unknown. */
  name: string;
  locale: Locale;
};

type Props = { paper: HearingPaper; words: HearingWords };

/** A result to keep, or a letter about it for a doctor. */
export function HearingDocument({ paper, words }: Props) {
  const { doc } = words;
  const title = paper.kind === 'letter' ? doc('letterTitle') : doc('resultTitle');
  return (
    <Document title={title} author={brand.name} language={paper.locale}>
      <Page size="LETTER" style={look.page}>
        <View style={look.top}>
          <Text style={look.heading}>{title}</Text>
          <View>
            <Text style={look.brand}>{brand.name}</Text>
            <Text>{brand.supportPhone.display}</Text>
          </View>
        </View>
        {paper.kind === 'letter' ? (
          <Letter paper={paper} words={words} />
        ) : (
          <Summary paper={paper} words={words} />
        )}
        <Figures paper={paper} words={words} />
        <Text style={look.foot} fixed>
          {doc('help', { phone: brand.supportPhone.display, email: brand.supportEmail })}
        </Text>
      </Page>
    </Document>
  );
}

function Summary({ paper: { result, signs, name }, words }: Props) {
  const { t, doc, day } = words;
  const flags = findRedFlags(signs, result);
  return (
    <View>
      <View style={look.columns}>
        <View style={look.column}>
          <Text style={look.label}>{doc('for')}</Text>
          <Text style={look.strong}>{name || doc('unnamed')}</Text>
        </View>
        <View style={look.column}>
          <Text style={look.label}>{doc('taken')}</Text>
          <Text style={look.strong}>{day(result.takenAt)}</Text>
        </View>
        <View style={look.column}>
          <Text style={look.label}>{doc('sure')}</Text>
          <Text style={look.strong}>{t(`sure.${result.reliability}`)}</Text>
        </View>
      </View>
      <Text style={look.brand}>{headlineSentence(words, result)}</Text>
      {flags.length > 0 && (
        <View style={look.notes}>
          <Text style={look.strong}>
            {t(urgencyOf(flags) === 'now' ? 'doctor.nowTitle' : 'doctor.soonTitle')}
          </Text>
          <Reasons flags={flags} words={words} />
        </View>
      )}
    </View>
  );
}

function Letter({ paper: { result, signs, name }, words }: Props) {
  const { doc, day } = words;
  const flags = findRedFlags(signs, result);
  const date = day(result.takenAt);
  return (
    <View>
      <Text>{doc('letterDear')}</Text>
      <Text style={look.notes}>
        {name ? doc('letterLead', { name, date }) : doc('letterLeadUnnamed', { date })}
      </Text>
      <Reasons flags={flags} words={words} />
      {urgencyOf(flags) === 'now' && <Text style={look.strong}>{doc('letterUrgent')}</Text>}
      <Text style={look.notes}>{doc('letterAsk')}</Text>
      <Text style={look.strong}>{doc('letterFigures')}</Text>
    </View>
  );
}

function Reasons({ flags, words }: { flags: readonly RedFlag[]; words: HearingWords }) {
  return flags.map((flag) => <Text key={flag.sign}>• {signWords(flag, words)}</Text>);
}

function signWords({ sign }: RedFlag, { signs }: HearingWords): string {
  return isMeasured(sign) ? signs(`measured.${sign}`) : signs(`sign.${sign}`);
}

/** Each ear in words, the drawing, the table, and the basis of the figures. */
function Figures({ paper: { result }, words }: Props) {
  const { t, doc } = words;
  const scale = isInHearingLevels(result.calibration)
    ? { unit: t('chart.unit') }
    : { softer: t('chart.softer'), louder: t('chart.louder') };
  return (
    <View>
      {(['R', 'L'] as const).map((side) => (
        <View key={side} style={look.fact}>
          <Text style={look.label}>
            {doc('labelled', { label: side === 'R' ? doc('right') : doc('left') })}{' '}
          </Text>
          <Text>{earSentence(words, result, side)}</Text>
        </View>
      ))}
      <View style={look.columns} wrap={false}>
        <AudiogramOnPaper result={result} scale={scale} />
        <Thresholds result={result} words={words} />
      </View>
      <Text style={look.soft}>
        {doc('labelled', { label: doc('method') })} {doc(`modes.${result.calibration.mode}`)}{' '}
        {doc('limits')} {t('screening')}
      </Text>
    </View>
  );
}

/** Without dB HL calibration a number would be mistaken for dB HL, so words replace it. */
function Thresholds({ result, words: { t, doc } }: { result: TestResult; words: HearingWords }) {
  const { R, L } = result.ears;
  const pitches = [...new Set([...R.points, ...L.points].map(({ hz }) => hz))].sort(
    (a, b) => a - b,
  );
  const hasNumbers = isInHearingLevels(result.calibration);
  const width = hasNumbers ? look.side : look.wideSide;
  const level = (side: EarSide, hz: number) => {
    const point = result.ears[side].points.find((one) => one.hz === hz);
    if (point?.noResponse && point.triedDb !== undefined) {
      return hasNumbers ? `> ${point.triedDb}` : doc('notHeard');
    }
    const relative = hasNumbers ? null : relativeLevelOf(result, side, hz);
    return relative ? t(`chart.relative.${relative}`) : String(point?.db ?? '–');
  };
  return (
    <View style={look.column}>
      <View style={look.head}>
        <Text style={look.item}>{doc('pitch')}</Text>
        <Text style={width}>{t('rightShort')}</Text>
        <Text style={width}>{t('leftShort')}</Text>
      </View>
      {pitches.map((hz) => (
        <View key={hz} style={look.row}>
          <Text style={look.item}>{String(hz)}</Text>
          <Text style={width}>{level('R', hz)}</Text>
          <Text style={width}>{level('L', hz)}</Text>
        </View>
      ))}
    </View>
  );
}
