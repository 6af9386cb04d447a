import type { ReactNode } from 'react';
import { Container } from '@/components/ui/text/section';

type MessagePageProps = { title: string; text: string; actions: ReactNode };

/** A page with one message in front of the loudness lines: not found, or an error. */
export function MessagePage({ title, text, actions }: MessagePageProps) {
  return (
    <section className="relative overflow-hidden bg-plate">
      <span aria-hidden className="lines-plate lines-fade absolute inset-0" />
      <Container className="relative py-20 md:pt-28 md:pb-32">
        <h1 className="font-display text-5xl">{title}</h1>
        <p className="mt-7 max-w-[30rem] text-lg">{text}</p>
        <div className="mt-9 flex flex-wrap gap-4">{actions}</div>
      </Container>
    </section>
  );
}
