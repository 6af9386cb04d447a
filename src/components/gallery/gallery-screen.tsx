import { Container } from '@/components/ui/text/section';
import { Answers, Structure } from './answers';
import { Choices } from './choices';
import { Controls } from './controls';
import { Foundations } from './foundations';
import { Lines, Overlays, Waiting } from './overlays';

/** Every UI component in every state on one page, for developers. Its texts are samples. */
export function GalleryScreen() {
  return (
    <Container className="py-16">
      <h1 className="mb-10 font-display text-4xl">Component sheet</h1>
      <Foundations />
      <Controls />
      <Choices />
      <Answers />
      <Structure />
      <Waiting />
      <Overlays />
      <Lines />
    </Container>
  );
}
