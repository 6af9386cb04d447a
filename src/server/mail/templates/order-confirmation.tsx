import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { localAddress } from '@/domain/pages/addresses';
import { dayInWords } from '@/domain/words/day-in-words';
import { formatMoneyInFull } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import { clinicTimeZone } from '@/domain/store';
import { look } from './look';
import { Greeting, MailSheet, Pair, Subheading } from './mail-sheet';
import { orderAmounts, orderDestination, orderNextStep } from './order-confirmation-parts';
import type { MailTranslator } from './translator';

type Props = { order: Order; siteUrl: string; t: MailTranslator };

/** The receipt of an order: what was bought, what was paid, what happens next, and whom to call. */
export function OrderConfirmation({ order, siteUrl, t }: Props) {
  const next = orderNextStep(order, t);
  const destination = orderDestination(order, t);
  return (
    <MailSheet
      locale={order.displayLocale}
      title={t('orderConfirmation.subject', { number: order.number })}
      preview={t('orderConfirmation.preview')}
      siteUrl={siteUrl}
      t={t}
    >
      <Opening order={order} t={t} />
      <Lines order={order} t={t} />
      <Amounts order={order} t={t} />
      {destination && (
        <>
          <Subheading>{destination.heading}</Subheading>
          {destination.lines.map((line) => (
            <Text key={line} style={look.text}>
              {line}
            </Text>
          ))}
        </>
      )}
      <Subheading>{t('orderConfirmation.next')}</Subheading>
      <Text style={look.paragraph}>{next.text}</Text>
      <Button href={siteUrl + localAddress(next.path, order.displayLocale)} style={look.button}>
        {next.action}
      </Button>
    </MailSheet>
  );
}

function Opening({ order, t }: Pick<Props, 'order' | 't'>) {
  const name = order.billing?.firstName ?? order.shipping?.firstName ?? null;
  const date = dayInWords(order.createdAt, order.displayLocale, clinicTimeZone);
  return (
    <>
      <Heading as="h1" style={look.heading}>
        {t('orderConfirmation.heading')}
      </Heading>
      <Greeting name={name} t={t} />
      <Text style={look.paragraph}>{t('orderConfirmation.lead')}</Text>
      <Pair label={t('orderConfirmation.number')} value={order.number} />
      <Pair label={t('orderConfirmation.date')} value={date} />
    </>
  );
}

function Lines({ order, t }: Pick<Props, 'order' | 't'>) {
  return (
    <>
      <Subheading>{t('orderConfirmation.lines')}</Subheading>
      <Section style={look.opening}>
        {order.lines.map((line) => (
          <Row key={line.id} style={look.line}>
            <Column style={look.cell}>
              <Text style={look.text}>{line.productName}</Text>
              {line.variantName && <Text style={look.soft}>{line.variantName}</Text>}
              {line.plan && <Text style={look.soft}>{line.plan.name}</Text>}
              <Text style={look.soft}>
                {t('orderConfirmation.quantity', { count: line.quantity })}
              </Text>
            </Column>
            <Column style={look.cell} align="right">
              <Text style={look.amount}>
                {formatMoneyInFull(line.priceTotal, order.currency, order.displayLocale)}
              </Text>
            </Column>
          </Row>
        ))}
      </Section>
    </>
  );
}

function Amounts({ order, t }: Pick<Props, 'order' | 't'>) {
  const { rows, total, paidWith } = orderAmounts(order, t);
  return (
    <Section>
      {rows.map(({ label, amount }) => (
        <Pair key={label} label={label} value={amount} />
      ))}
      <Row style={look.row}>
        <Column>
          <Text style={look.total}>{total.label}</Text>
        </Column>
        <Column align="right">
          <Text style={look.totalAmount}>{total.amount}</Text>
        </Column>
      </Row>
      {paidWith && <Text style={look.soft}>{paidWith}</Text>}
      {order.payment?.isTest && <Text style={look.notice}>{t('orderConfirmation.testMode')}</Text>}
    </Section>
  );
}
