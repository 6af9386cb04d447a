import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { localAddress } from '@/domain/pages/addresses';
import type { Locale } from '@/domain/words/locale';
import { look } from './look';
import { Greeting, MailSheet, Pair } from './mail-sheet';
import type { MailTranslator } from './translator';

/** A short mail about one thing, with at most one thing to do. */
export type Letter = {
  locale: Locale;
  subject: string;
  preview: string;
  heading: string;
  /** First name, if known. */
  name: string | null;
  paragraphs: readonly string[];
  facts?: readonly { label: string; value: string }[];
  /** `path` starts with a slash. */
  action?: { label: string; path: string };
  /** Text after the action: how long a link lasts, what to do if the reader did not ask for it. */
  afterwords?: readonly string[];
  /** At the very end of optional mails: the sender, and the way to unsubscribe. */
  imprint?: { lines: readonly string[]; leave: { label: string; path: string } };
};

type Props = { letter: Letter; siteUrl: string; t: MailTranslator };

export function LetterMail({ letter, siteUrl, t }: Props) {
  const { facts = [], action, afterwords = [], imprint } = letter;
  return (
    <MailSheet
      locale={letter.locale}
      title={letter.subject}
      preview={letter.preview}
      siteUrl={siteUrl}
      t={t}
    >
      <Heading as="h1" style={look.heading}>
        {letter.heading}
      </Heading>
      <Greeting name={letter.name} t={t} />
      <Paragraphs texts={letter.paragraphs} />
      {facts.length > 0 && (
        <Section style={look.opening}>
          {facts.map(({ label, value }) => (
            <Pair key={label} label={label} value={value} />
          ))}
        </Section>
      )}
      {action && (
        <Section style={look.action}>
          <Button href={siteUrl + localAddress(action.path, letter.locale)} style={look.button}>
            {action.label}
          </Button>
        </Section>
      )}
      <Paragraphs texts={afterwords} />
      {imprint && <Imprint imprint={imprint} siteUrl={siteUrl} locale={letter.locale} />}
    </MailSheet>
  );
}

function Imprint({
  imprint: { lines, leave },
  siteUrl,
  locale,
}: {
  locale: Locale;
  imprint: NonNullable<Letter['imprint']>;
  siteUrl: string;
}) {
  return (
    <Section style={look.imprint}>
      {lines.map((line) => (
        <Text key={line} style={look.soft}>
          {line}
        </Text>
      ))}
      <Text style={look.soft}>
        <Link href={siteUrl + localAddress(leave.path, locale)} style={look.link}>
          {leave.label}
        </Link>
      </Text>
    </Section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <Text key={text} style={look.paragraph}>
      {text}
    </Text>
  ));
}
