import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { addressName } from '@/domain/accounts/address';
import { registerFonts } from '@/server/documents/look';
import type { LabelRequest } from '../port';
import { barsOf } from './bars';

/** The words on a label: those of a parcel are for a sorting office, those of a return for the person who prints it. */
export type LabelWords = { service: string; from: string; to: string; order: string };

type LabelSheet = Omit<LabelRequest, 'service'> & {
  words: LabelWords;
  trackingCode: string;
  sender: { name: string; address: string };
};

/** Four by six inches in points. */
const size = { width: 288, height: 432 };
const margin = 16;
const barcodeWidth = size.width - 2 * margin;
/** Blank space that scanners need on both sides of a Code 128: ten of its narrowest bars. */
const quietBars = 10;

const look = StyleSheet.create({
  page: { padding: margin, fontFamily: ['Radio Canada', 'Radio Canada Extended'], fontSize: 10 },
  service: {
    borderWidth: 2,
    paddingVertical: 6,
    paddingHorizontal: 8,
    fontSize: 16,
    fontWeight: 600,
    textAlign: 'center',
  },
  from: { marginTop: 10, fontSize: 9 },
  to: { marginTop: 10, paddingVertical: 10, borderTopWidth: 1, borderBottomWidth: 1 },
  caption: { fontSize: 8, fontWeight: 600 },
  name: { marginTop: 2, fontSize: 15, fontWeight: 600 },
  line: { fontSize: 15 },
  bars: { height: 84, marginTop: 16, position: 'relative' },
  bar: { position: 'absolute', top: 0, bottom: 0, backgroundColor: '#000000' },
  code: { marginTop: 6, fontSize: 12, textAlign: 'center', letterSpacing: 1.5 },
  foot: { position: 'absolute', left: margin, right: margin, bottom: margin, fontSize: 8 },
});

/** A parcel's label as a PDF of one page. */
export async function renderLabel(sheet: LabelSheet): Promise<Buffer> {
  registerFonts();
  // Computed and called here: errors inside the tree are lost.
  return renderToBuffer(Label({ sheet, code: barsOf(sheet.trackingCode) }));
}

type Code = ReturnType<typeof barsOf>;

function Label({ sheet, code }: { sheet: LabelSheet; code: Code }) {
  const { to, sender, trackingCode, words } = sheet;
  return (
    <Document title={trackingCode} author={sender.name}>
      <Page size={[size.width, size.height]} style={look.page}>
        <Text style={look.service}>{words.service.toUpperCase()}</Text>
        <View style={look.from}>
          <Text style={look.caption}>{words.from.toUpperCase()}</Text>
          <Text>{[sender.name, sender.address].filter(Boolean).join(', ')}</Text>
        </View>
        <View style={look.to}>
          <Text style={look.caption}>{words.to.toUpperCase()}</Text>
          <Text style={look.name}>{addressName(to) ?? ''}</Text>
          {linesOf(to).map((line) => (
            <Text key={line} style={look.line}>
              {line}
            </Text>
          ))}
        </View>
        <Barcode code={code} />
        <Text style={look.code}>{trackingCode.replace(/(.{4})/g, '$1 ').trim()}</Text>
        <Text style={look.foot}>{words.order}</Text>
      </Page>
    </Document>
  );
}

function linesOf({ company, address1, address2, city, state, zip, country }: LabelSheet['to']) {
  const town = [city, state, zip].filter(Boolean).join('  ');
  return [company, address2, address1, town, country].filter((line): line is string =>
    Boolean(line),
  );
}

function Barcode({ code: { bars, width } }: { code: Code }) {
  const unit = barcodeWidth / (width + 2 * quietBars);
  return (
    <View style={look.bars}>
      {bars.map((bar) => (
        <View
          key={bar.start}
          style={[look.bar, { left: (bar.start + quietBars) * unit, width: bar.width * unit }]}
        />
      ))}
    </View>
  );
}
