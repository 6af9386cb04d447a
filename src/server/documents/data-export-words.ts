import { createTranslator } from 'use-intl/core';
import { inOnePiece } from '@/domain/words/hour-words';
import type { Locale } from '@/domain/words/locale';
import { cents, formatMoneyInFull } from '@/domain/money';
import { clinicTimeZone, isStoreCurrency } from '@/domain/store';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';
import type { Exported, ExportedMoney } from '@/server/personal-data/personal-data-record';

export type DataExportWords = Awaited<ReturnType<typeof dataExportWords>>;

type FieldName = keyof Messages['data-export']['fields'];
type Choices = Messages['data-export']['values'];
type ChoiceName = {
  [Field in keyof Choices]: `${Field}.${keyof Choices[Field] & string}`;
}[keyof Choices];

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** The words of a data export for people: texts, field names and single values. */
export async function dataExportWords(locale: Locale) {
  const messages = await loadMessages(locale, ['data-export']);
  const t = createTranslator({
    locale,
    // loadMessages returns exactly the requested namespaces.
    messages: messages as Messages,
    namespace: 'data-export',
  });
  const fields = messages['data-export']?.fields ?? {};
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: clinicTimeZone,
  });
  const money = ({ amount, currency }: ExportedMoney) =>
    isStoreCurrency(currency)
      ? formatMoneyInFull(cents(Math.round(Number(amount) * 100)), currency, locale)
      : `${amount} ${currency}`;
  const inWords = (iso: string) => inOnePiece(time.format(new Date(iso)));
  const choices = new Set(
    Object.entries(messages['data-export']?.values ?? {}).flatMap(([field, words]) =>
      Object.keys(words).map((word) => `${field}.${word}`),
    ),
  );
  const isChoice = (name: string): name is ChoiceName => choices.has(name);
  const isField = (name: string): name is FieldName => Object.hasOwn(fields, name);

  /** Translates our programs' values of a choice; text that a person wrote stays as it is. */
  function said(value: string, field: string): string {
    const name = `${field}.${value}`;
    if (isChoice(name)) return t(`values.${name}`);
    return isoTime.test(value) ? inWords(value) : value;
  }

  /** A field's value as one line; an object becomes its values. Empty for no value. */
  function inLine(value: Exported | undefined, field = ''): string {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'string') return said(value, field);
    if (typeof value === 'number') return String(value);
    if (isMoney(value)) return money(value);
    const parts = Array.isArray(value)
      ? value.map((part: Exported) => inLine(part, field))
      : Object.entries(value).map(([name, part]) => inLine(part, name));
    return parts.filter(Boolean).join(', ');
  }

  return {
    t,
    locale,
    inLine,
    /** A field without a name here keeps its name from the JSON file. */
    fieldName: (name: string) => (isField(name) ? t(`fields.${name}`) : name),
    time: inWords,
  };
}

function isMoney(value: object): value is ExportedMoney {
  return 'amount' in value && 'currency' in value;
}
