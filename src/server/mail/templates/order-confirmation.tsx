import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { brand } from '@/domain/brand';
import { formatMoney } from '@/domain/money';
import type { Order } from '@/domain/order';
import { paths } from '@/domain/paths';
import { look } from './look';
import { orderAmounts, orderDestination, orderNextStep } from './order-confirmation-parts';
import type { MailTranslator } from './translator';

type Props = { order: Order; siteUrl: string; t: MailTranslator };

/** The receipt of an order: what was bought, what was paid, what happens next, and whom to call. */
export function OrderConfirmation({ order, siteUrl, t }: Props) {
  const next = orderNextStep(order, t);
  const destination = orderDestination(order, t);
  return (
    <Html lang={order.displayLocale}>
      <Head>
        <title>{t('subject', { number: order.number })}</title>
      </Head>
      <Preview>{t('preview')}</Preview>
      <Body style={look.body}>
        <Container style={look.sheet}>
          <Text style={look.brand}>{brand.name}</Text>
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
          <Subheading>{t('next')}</Subheading>
          <Text style={look.paragraph}>{next.text}</Text>
          <Button href={siteUrl + next.path} style={look.button}>
            {next.action}
          </Button>
          <Help t={t} siteUrl={siteUrl} />
        </Container>
      </Body>
    </Html>
  );
}

function Opening({ order, t }: Pick<Props, 'order' | 't'>) {
  const name = order.billing?.firstName ?? order.shipping?.firstName ?? null;
  const date = new Intl.DateTimeFormat(order.displayLocale, {
    dateStyle: 'long',
    timeZone: 'America/Edmonton',
  }).format(new Date(order.createdAt));
  return (
    <>
      <Heading as="h1" style={look.heading}>
        {t('heading')}
      </Heading>
      <Text style={look.paragraph}>{name ? t('greeting', { name }) : t('greetingNoName')}</Text>
      <Text style={look.paragraph}>{t('lead')}</Text>
      <Pair label={t('number')} value={order.number} />
      <Pair label={t('date')} value={date} />
    </>
  );
}

function Lines({ order, t }: Pick<Props, 'order' | 't'>) {
  return (
    <>
      <Subheading>{t('lines')}</Subheading>
      <Section style={look.opening}>
        {order.lines.map((line) => (
          <Row key={line.id} style={look.line}>
            <Column style={look.cell}>
              <Text style={look.text}>{line.productName}</Text>
              {line.variantName && <Text style={look.soft}>{line.variantName}</Text>}
              <Text style={look.soft}>{t('quantity', { count: line.quantity })}</Text>
            </Column>
            <Column style={look.cell} align="right">
              <Text style={look.amount}>
                {formatMoney(line.priceTotal, order.currency, order.displayLocale)}
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
      {order.payment?.isTest && <Text style={look.notice}>{t('testMode')}</Text>}
    </Section>
  );
}

function Help({ siteUrl, t }: Pick<Props, 'siteUrl' | 't'>) {
  return (
    <>
      <Hr style={look.rule} />
      <Text style={look.text}>{t('help')}</Text>
      <Text style={look.text}>{t('call', { phone: brand.supportPhone.display })}</Text>
      <Text style={look.text}>{t('write', { email: brand.supportEmail })}</Text>
      <Text style={look.soft}>
        <Link href={siteUrl + paths.home} style={look.link}>
          {brand.name}
        </Link>
      </Text>
    </>
  );
}

function Subheading({ children }: { children: string }) {
  return (
    <Heading as="h2" style={look.subheading}>
      {children}
    </Heading>
  );
}

function Pair({ label, value }: { label: string; value: string }) {
  return (
    <Row style={look.row}>
      <Column>
        <Text style={look.text}>{label}</Text>
      </Column>
      <Column align="right">
        <Text style={look.amount}>{value}</Text>
      </Column>
    </Row>
  );
}
