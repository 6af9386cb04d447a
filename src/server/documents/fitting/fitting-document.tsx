import { Document, Page, Text, View } from '@react-pdf/renderer';
import { brand } from '@/domain/brand';
import type { EarSide } from '@/domain/audiometry/test-result';
import { wearerChangeWords } from '@/domain/fitting/corrections';
import { changesSince, fittedSides, type FittingSheet } from '@/domain/fitting/fitting-sheet';
import type { ExportedSheet } from '@/domain/fitting/sheet-export';
import type { Locale } from '@/domain/words/locale';
import { AudiogramOnPaper } from '../hearing-audiogram';
import { look } from '../look';
import type { FittingWords } from './render-fitting';

export type FittingPaper = ExportedSheet & { locale: Locale };

type Props = { paper: FittingPaper; words: FittingWords };

/** A sheet to print: who signed it, the audiogram, and the numbers of each ear. */
export function FittingDocument({ paper, words: { t, unit, day } }: Props) {
  const { sheet, signature, orderNumber, version, before } = paper;
  const signed = signature
    ? t('signedBy', { ...signature, moment: day(signature.at) })
    : t('document.notSigned');
  return (
    <Document title={t('document.title')} author={brand.name} language={paper.locale}>
      <Page size="LETTER" style={look.page}>
        <View style={look.top}>
          <Text style={look.heading}>{t('document.title')}</Text>
          <View>
            <Text style={look.brand}>{brand.name}</Text>
            <Text>{brand.supportPhone.display}</Text>
          </View>
        </View>
        <Line label={t('document.order')} value={`${orderNumber}, ${t('version', { version })}`} />
        <Line label={t('document.made')} value={t(`bases.${sheet.basis}`)} />
        <Line label={t('document.signed')} value={signed} />
        <Line
          label={t('level')}
          value={`${t(`levels.${sheet.suggestion.level}`)}, ${t(`domes.${sheet.dome}`)}`}
        />
        {sheet.result && (
          <View style={look.notes} wrap={false}>
            <AudiogramOnPaper result={sheet.result} scale={{ unit }} />
          </View>
        )}
        {fittedSides(sheet).map((side) => (
          <Ear key={side} side={side} sheet={sheet} before={before} t={t} />
        ))}
        <Text style={look.soft}>
          {[
            t('document.gains'),
            t('rule', { rule: sheet.rule }),
            ...sheet.wearerChanges.map((one) => t('wearerChange', wearerChangeWords(one))),
          ].join(' ')}
        </Text>
        <Text style={look.foot} fixed>
          {t('document.help', {
            phone: brand.supportPhone.display,
            email: brand.supportEmail,
          })}
        </Text>
      </Page>
    </Document>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <View style={look.fact}>
      <Text style={look.factLabel}>{label}</Text>
      <Text style={look.factValue}>{value}</Text>
    </View>
  );
}

type EarProps = {
  side: EarSide;
  sheet: FittingSheet;
  before: FittingSheet | null;
  t: FittingWords['t'];
};

function Ear({ side, sheet, before, t }: EarProps) {
  const changes = changesSince(sheet, before, side);
  const heads = [
    'pitch',
    'loss',
    'soft',
    'talk',
    'loud',
    'band',
    'start',
    'change',
    'limit',
  ] as const;
  return (
    <View style={look.notes} wrap={false}>
      <Text style={look.subheading}>{t(side === 'R' ? 'rightEar' : 'leftEar')}</Text>
      <View style={look.head}>
        {heads.map((head) => (
          <Text key={head} style={look.item}>
            {t(`document.${head}`)}
          </Text>
        ))}
      </View>
      {(sheet.ears[side]?.targets ?? []).map(({ hz, target, band, start, ...at }) => {
        const change = changes?.find((one) => one.hz === hz);
        const cells = [
          ...[hz, at.thresholdDbHl, target.soft, target.talk, target.loud].map(whole),
          `${whole(band.lowDb)} – ${whole(band.highDb)}`,
          whole(start.talk),
          change ? whole(change.targetDb) : '–',
          whole(at.maximumOutputDbHl),
        ];
        return (
          <View key={hz} style={look.row}>
            {cells.map((cell, index) => (
              <Text key={heads[index]} style={look.item}>
                {cell}
              </Text>
            ))}
          </View>
        );
      })}
    </View>
  );
}

/** Whole dB; never −0. */
function whole(db: number): string {
  return String(Math.round(db) || 0);
}
