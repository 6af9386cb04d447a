import { Document, Page, Text, View } from '@react-pdf/renderer';
import { addressName } from '@/domain/accounts/address';
import { brand } from '@/domain/brand';
import type { Order } from '@/domain/orders/order';
import { receiptRows, type ReceiptRow } from '@/domain/orders/receipt';
import { look } from './look';
import { ReceiptSums } from './receipt-sums';
import type { ReceiptFacts, ReceiptWords } from './receipt-words';

type Props = { order: Order; facts: ReceiptFacts; words: ReceiptWords };

/** A receipt with the details that Canadian insurers and the tax office require. */
export function Receipt({ order, facts, words }: Props) {
  const { t } = words;
  return (
    <Document
      title={t('title', { number: order.number })}
      author={brand.name}
      language={order.displayLocale}
    >
      <Page size="LETTER" style={look.page}>
        <View style={look.top}>
          <View>
            <Text style={look.heading}>{t('heading')}</Text>
            <Text>{order.status === 'canceled' ? t('canceled') : ''}</Text>
          </View>
          <View>
            <Text style={look.label}>{t('seller')}</Text>
            <Text style={look.brand}>{facts.seller.name}</Text>
            <Text>{facts.seller.address}</Text>
            <Text>{t('businessNumber', { number: facts.seller.businessNumber })}</Text>
            <Text>{brand.supportPhone.display}</Text>
            <Text>{brand.supportEmail}</Text>
          </View>
        </View>
        <Parties order={order} facts={facts} words={words} />
        <Rows order={order} words={words} />
        <ReceiptSums order={order} words={words} />
        <ForInsurer order={order} facts={facts} words={words} />
        <Text style={look.foot} fixed>
          {t('help', { phone: brand.supportPhone.display, email: brand.supportEmail })}
        </Text>
      </Page>
    </Document>
  );
}

function Parties({ order, facts, words: { t, date } }: Props) {
  const patient = order.shipping && addressName(order.shipping);
  const buyer = (order.billing && addressName(order.billing)) || order.account.name;
  const { address1, address2, city, state, zip } = order.shipping ?? {};
  const street = [address1, address2].filter(Boolean).join(', ');
  const town = [city, state, zip].filter(Boolean).join(' ');
  return (
    <View style={look.columns}>
      <View style={look.column}>
        <Text style={look.label}>{t('number')}</Text>
        <Text style={look.strong}>{order.number}</Text>
        <Text style={look.label}>{t('orderDate')}</Text>
        <Text>{date(order.createdAt)}</Text>
        {facts.paidAt && (
          <>
            <Text style={look.label}>{t('paymentDate')}</Text>
            <Text>{date(facts.paidAt)}</Text>
          </>
        )}
      </View>
      <View style={look.column}>
        <Text style={look.label}>{t('patient')}</Text>
        <Text style={look.strong}>{patient || buyer}</Text>
        <Text>{street}</Text>
        <Text>{town}</Text>
      </View>
      <View style={look.column}>
        <Text style={look.label}>{t('buyer')}</Text>
        <Text style={look.strong}>{buyer || patient}</Text>
        <Text>{order.account.email}</Text>
      </View>
    </View>
  );
}

function Rows({ order, words }: Omit<Props, 'facts'>) {
  const { t } = words;
  return (
    <View>
      <View style={look.head}>
        <Text style={look.item}>{t('item')}</Text>
        <Text style={look.side}>{t('side')}</Text>
        <Text style={look.quantity}>{t('quantity')}</Text>
        <Text style={look.money}>{t('unitPrice')}</Text>
        <Text style={look.money}>{t('amount')}</Text>
      </View>
      {receiptRows(order).map((row) => (
        <Row key={row.key} row={row} words={words} />
      ))}
    </View>
  );
}

function Row({ row, words: { t, money } }: { row: ReceiptRow; words: ReceiptWords }) {
  const { isHearingAid, name, detail, side } = row;
  return (
    <View style={look.row} wrap={false}>
      <View style={look.item}>
        <Text>{isHearingAid ? t('model', { brand: brand.name, name }) : name}</Text>
        {detail && <Text style={look.soft}>{detail}</Text>}
        <Text style={look.soft}>{t('sku', { sku: row.sku })}</Text>
      </View>
      <Text style={look.side}>{side ? t(side) : ''}</Text>
      <Text style={look.quantity}>{String(row.quantity)}</Text>
      <Text style={look.money}>{money(row.unitPrice)}</Text>
      <Text style={look.money}>{money(row.amount)}</Text>
    </View>
  );
}

function ForInsurer({ order, facts, words: { t, date, day, province } }: Props) {
  if (!order.lines.some(({ isHearingAid }) => isHearingAid)) return null;
  const { clinician, warranty } = facts;
  const rows = [
    { label: t('serials'), value: facts.serialNumbers },
    {
      label: t('clinician'),
      value: t('licensed', {
        ...{ name: clinician.name, profession: clinician.profession, licence: clinician.licence },
        province: province(clinician.province),
      }),
    },
    { label: t('delivered'), value: facts.deliveredAt && date(facts.deliveredAt) },
    { label: t('trialEnds'), value: facts.trialEndsOn && day(facts.trialEndsOn) },
    {
      label: t('warranty'),
      value: warranty.endsOn
        ? t('warrantyUntil', { years: warranty.years, date: day(warranty.endsOn) })
        : t('warrantyFor', { years: warranty.years }),
    },
  ].filter(({ value }) => value !== null);
  return (
    <View style={look.notes} wrap={false}>
      <Text style={look.strong}>{t('forInsurer')}</Text>
      {rows.map(({ label, value }) => (
        <View key={label} style={look.fact}>
          <Text style={look.factLabel}>{label}</Text>
          <Text>{value}</Text>
        </View>
      ))}
      <Text style={look.soft}>{t('fees')}</Text>
    </View>
  );
}
