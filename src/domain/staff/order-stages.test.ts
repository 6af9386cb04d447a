import { orderStages, stagesOf } from './order-stages';

describe('the stages of an order', () => {
  it('with hearing aids are six', () => {
    expect(stagesOf({ status: 'hold', step: 'sheet', hasAids: true })).toEqual({
      ...{ stages: orderStages, current: 'sheet' },
    });
  });

  it('without hearing aids are its payment and its handing over', () => {
    const stages = ['paid', 'handed_over'];
    const now = (status: 'payment_pending' | 'delivery_pending', step: 'wait_payment' | 'label') =>
      stagesOf({ status, step, hasAids: false });
    expect(now('payment_pending', 'wait_payment')).toEqual({ stages, current: 'paid' });
    expect(now('delivery_pending', 'label')).toEqual({ stages, current: 'handed_over' });
    expect(stagesOf({ status: 'hold', step: 'approve', hasAids: false })).toEqual({
      ...{ stages, current: 'handed_over' },
    });
  });

  it('are all done for a parcel on its way and for a complete order', () => {
    const done = { stages: orderStages, current: null };
    const after = (status: 'delivery_pending' | 'complete', step: 'under_way' | 'nothing') =>
      stagesOf({ status, step, hasAids: true });
    expect(after('delivery_pending', 'under_way')).toEqual(done);
    expect(after('complete', 'nothing')).toEqual(done);
  });

  it('are not told for a cancelled order', () => {
    expect(stagesOf({ status: 'canceled', step: 'nothing', hasAids: true })).toBeNull();
  });
});
