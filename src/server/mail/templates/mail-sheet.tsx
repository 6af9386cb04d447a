import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { brand } from '@/domain/brand';
import { greetedName } from '@/domain/words/greeting';
import { localAddress } from '@/domain/pages/addresses';
import type { Locale } from '@/domain/words/locale';
import { paths } from '@/domain/pages/paths';
import { look } from './look';
import type { MailTranslator } from './translator';

type SheetProps = {
  locale: Locale;
  /** The title when the mail is opened in a browser: its subject. */
  title: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  siteUrl: string;
  t: MailTranslator;
  children: ReactNode;
};

/** The frame of every mail: the name at the top, whom to call at the bottom. */
export function MailSheet({ locale, title, preview, siteUrl, t, children }: SheetProps) {
  return (
    <Html lang={locale}>
      <Head>
        <title>{title}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={look.body}>
        <Container style={look.sheet}>
          <Text style={look.brand}>{brand.name}</Text>
          {children}
          <Hr style={look.rule} />
          <Text style={look.text}>{t('frame.help')}</Text>
          <Text style={look.text}>{t('frame.call', { phone: brand.supportPhone.display })}</Text>
          <Text style={look.text}>{t('frame.write', { email: brand.supportEmail })}</Text>
          <Text style={look.soft}>
            <Link href={siteUrl + localAddress(paths.home, locale)} style={look.link}>
              {brand.name}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Greeting({ name, t }: { name: string | null; t: MailTranslator }) {
  const greeted = greetedName(name);
  return (
    <Text style={look.paragraph}>
      {greeted ? t('frame.greeting', { name: greeted }) : t('frame.greetingNoName')}
    </Text>
  );
}

export function Subheading({ children }: { children: string }) {
  return (
    <Heading as="h2" style={look.subheading}>
      {children}
    </Heading>
  );
}

export function Pair({ label, value }: { label: string; value: string }) {
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
