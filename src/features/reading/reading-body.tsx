import type { ReactNode } from 'react';
import { Container } from '@/components/ui/text/section';
import type { ReadingText } from '@/domain/pages/reading';
import { ContentsList } from './contents-list';
import { Prose } from './prose';
import { ReadingPicture } from './reading-picture';
import { SourceList } from './source-list';
import { TextSizeChoice } from './text-size-choice';

type ReadingBodyProps = {
  text: ReadingText;
  /** Content between the text and its sources. */
  children?: ReactNode;
};

/** Table of contents, text and text size choice, side by side where there is space. */
export function ReadingBody({ text, children }: ReadingBodyProps) {
  return (
    <Container className="grid gap-x-12 gap-y-8 py-10 pb-section lg:grid-cols-[minmax(0,3fr)_minmax(0,7fr)_minmax(0,2fr)] lg:py-18">
      <ContentsList headings={text.headings} />
      <div
        data-testid="reading"
        data-reading
        className="max-w-[41rem] min-w-0 text-[1.25rem] leading-[1.65] max-lg:order-last"
      >
        {text.summary && (
          <p className="mb-8 font-display text-[1.4em] leading-[1.4] text-balance">
            {text.summary}
          </p>
        )}
        {text.picture && <ReadingPicture picture={text.picture} />}
        <Prose html={text.html} />
        {children}
        <SourceList sources={text.sources} />
      </div>
      <div className="lg:justify-self-end">
        <TextSizeChoice />
      </div>
    </Container>
  );
}
