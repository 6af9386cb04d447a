import { Document, Page, Text, View } from '@react-pdf/renderer';
import { brand } from '@/domain/brand';
import type { Exported, PersonalDataName } from '@/server/personal-data/personal-data-record';
import type { DataExport } from '@/server/privacy/privacy';
import type { DataExportWords } from './data-export-words';
import { look } from './look';

type Props = { data: DataExport; words: DataExportWords };

/** Everything we hold about a person, to read: the same content as the JSON file. */
export function DataExportDocument({ data, words }: Props) {
  const { t } = words;
  return (
    <Document title={t('title')} author={brand.name} creator={brand.name} language={words.locale}>
      <Page size="LETTER" style={look.page}>
        <View style={look.top}>
          <Text style={look.brand}>{brand.name}</Text>
        </View>
        <Text style={look.heading}>{t('title')}</Text>
        <Text>{t('lead', { brand: brand.name, date: words.time(data.createdAt) })}</Text>
        <Text style={look.soft}>{t('file')}</Text>
        {Object.entries(data.data).map(([name, held]) => (
          <PersonalDataRecord
            key={name}
            name={name as PersonalDataName}
            held={held}
            words={words}
          />
        ))}
        <Text fixed style={look.foot}>
          {t('help', { phone: brand.supportPhone.display, email: brand.supportEmail })}
        </Text>
      </Page>
    </Document>
  );
}

type PersonalDataProps = {
  name: PersonalDataName;
  held: Exported | undefined;
  words: DataExportWords;
};

function PersonalDataRecord({ name, held, words }: PersonalDataProps) {
  const { t } = words;
  const records = recordsIn(held);
  return (
    <View style={look.notes}>
      <Text style={look.subheading} minPresenceAhead={48}>
        {t(`records.${name}`)}
      </Text>
      {records.length === 0 && <Text style={look.soft}>{t('nothing')}</Text>}
      {records.map((record, index) => (
        <Record key={index} record={record} words={words} />
      ))}
    </View>
  );
}

type Fields = Readonly<Record<string, Exported | undefined>>;

function Record({ record, words }: { record: Fields; words: DataExportWords }) {
  return (
    <View style={look.record}>
      {Object.entries(record).map(([field, value]) => (
        <Field key={field} field={field} value={value} words={words} />
      ))}
    </View>
  );
}

function Field({
  field,
  value,
  words,
}: {
  field: string;
  value: Exported | undefined;
  words: DataExportWords;
}) {
  const name = words.fieldName(field);
  const nested = nestedIn(value);
  if (nested.length > 0) {
    return (
      <View>
        <Text style={look.soft} minPresenceAhead={24}>
          {name}
        </Text>
        <View style={look.nested}>
          {nested.map((record, index) => (
            <Record key={index} record={record} words={words} />
          ))}
        </View>
      </View>
    );
  }
  const text = words.inLine(value, field);
  if (text === '') return null;
  return (
    <View style={look.fact} wrap={text.length > 400}>
      <Text style={look.factLabel}>{name}</Text>
      <Text style={look.factValue}>{text}</Text>
    </View>
  );
}

/** Personal data is one record, a list of them, or nothing. */
function recordsIn(held: Exported | undefined): readonly Fields[] {
  if (Array.isArray(held)) return nestedIn(held);
  return isFields(held) ? [held] : [];
}

/** The records in a list; none for anything else. */
function nestedIn(value: Exported | undefined): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function isFields(value: Exported | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
