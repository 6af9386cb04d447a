import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Carousel } from '@/components/ui/pictures/carousel';
import { Drawer } from '@/components/ui/dialogs/drawer';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadingOverlay } from '@/components/ui/loading/loading-overlay';
import { LoudnessLines } from '@/components/ui/pictures/loudness-lines';
import { Modal } from '@/components/ui/dialogs/modal';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { Row, Sheet } from './specimen';

export function Waiting() {
  return (
    <Sheet title="Loading, empty">
      <div className="grid gap-6 md:grid-cols-3">
        <div className="grid content-start gap-3">
          <Skeleton className="aspect-[16/10]" />
          <Skeleton className="h-4.5 w-7/10" />
          <Skeleton className="h-4.5 w-9/20" />
        </div>
        <div className="relative min-h-60 bg-birch-100">
          <LoadingOverlay />
        </div>
        <EmptyState title="Your cart is empty" action={<Button>Shop Now</Button>} />
      </div>
    </Sheet>
  );
}

export function Overlays() {
  const [open, setOpen] = useState<'drawer' | 'modal' | 'two-part' | null>(null);
  const close = () => setOpen(null);
  return (
    <Sheet title="Overlays">
      <Row>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <Button variant="secondary" onClick={() => setOpen('modal')}>
          Modal
        </Button>
        <Button variant="secondary" onClick={() => setOpen('two-part')}>
          Modal in two parts
        </Button>
      </Row>
      <Drawer
        label="Drawer"
        isOpen={open === 'drawer'}
        onClose={close}
        header={<span className="text-ink-soft">2 items</span>}
        footer={
          <div className="p-6">
            <Button className="w-full">Checkout</Button>
          </div>
        }
        isClosedByBackspace
      >
        <p className="p-8">Scrolls while head and foot stay.</p>
      </Drawer>
      <Modal title="How to measure" isOpen={open === 'modal'} onClose={close}>
        <p className="text-ink-soft">Measure from the top of your ear to the ear canal.</p>
      </Modal>
      <Modal
        title="Talk it through"
        isOpen={open === 'two-part'}
        onClose={close}
        aside={<LoudnessLines className="absolute inset-0 size-full" />}
      >
        <p className="text-ink-soft">A free 15-minute call with a hearing expert.</p>
      </Modal>
    </Sheet>
  );
}

export function Lines() {
  return (
    <Sheet title="Lines, carousel">
      <LoudnessLines
        className="h-64 w-full bg-plate text-ink"
        accentPhon={84}
        isDrawn
        height={640}
      />
      <div className="dark bg-spruce-900">
        <LoudnessLines
          className="h-64 w-full text-aurora-300"
          accentPhon={48}
          accentClassName="text-amber-500"
          opacity={[0.1, 0.6]}
        />
      </div>
      <Carousel
        heading="Items that might interest you"
        slidesPerView={2.2}
        breakpoints={{ 768: { slidesPerView: 2.5 } }}
      >
        {['Streamer', 'Remote', 'Portable charger', 'Standard charger', 'Dry charger'].map(
          (name) => (
            <div key={name} className="grid h-40 place-items-center bg-plate">
              {name}
            </div>
          ),
        )}
      </Carousel>
    </Sheet>
  );
}
