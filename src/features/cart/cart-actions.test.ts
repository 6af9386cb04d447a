import { createCartQueue } from '@/client/requests/store-requests';
import { chargerItem } from '@/testing/new-item';
import { FakeStoreApi, settle } from '@/testing/fakes/fake-store-api';
import { wireCart, wireLine } from '@/testing/fakes/wire-cart';
import { CartActions } from './cart-actions';
import { useCartStore, wantedUnits } from './cart-store';
import { shownLines } from './shown-lines';

const refusal = Object.assign(new Error('no'), { code: 'internal_error' });

function openCart() {
  const api = new FakeStoreApi();
  const told: string[] = [];
  const sent: unknown[] = [];
  let hear: (body: unknown) => void = () => undefined;
  const abandon = jest.fn();
  const actions = new CartActions({
    openQueue: (onLate) =>
      createCartQueue(onLate, {
        connect: async () => api.client,
        abandon,
        endSession: jest.fn(),
        deadlineMs: 20_000,
      }),
    joinTabs: (onAnswer) => {
      hear = onAnswer;
      return { tell: (body) => void sent.push(body) };
    },
    tellFailure: (failure) => void told.push(failure),
  });
  return { api, actions, told, sent, abandon, hear: (body: unknown) => hear(body) };
}

/** A cart with one charger, loaded and shown. */
async function openFilledCart() {
  const shop = openCart();
  shop.api.lines = [{ id: 'line-1', quantity: 1 }];
  const reading = shop.actions.refresh();
  await settle();
  await shop.api.next().answer();
  await reading;
  return shop;
}

const state = () => useCartStore.getState();
const shownQuantities = () => shownLines(state()).map((line) => line.quantity);

beforeEach(() => {
  useCartStore.setState(useCartStore.getInitialState(), true);
  document.cookie = 'swell-session=abc';
  localStorage.clear();
});

describe('quantity', () => {
  it('is shown at once, amounts only when the server has said them', async () => {
    const { api, actions } = await openFilledCart();
    void actions.setQuantity('line-1', 2);
    await settle();
    expect(shownQuantities()).toEqual([2]);
    expect(state().cart?.subTotal).toBe(14_900);
    expect(state().changing).toBe(1);

    await api.next().answer();
    expect(state().cart?.subTotal).toBe(29_800);
    expect(state().changing).toBe(0);
    expect(state().wanted).toEqual({});
  });

  it('folds clicks during a request into one next request', async () => {
    const { api, actions } = await openFilledCart();
    for (let click = 0; click < 10; click += 1) {
      const [quantity = 0] = shownQuantities();
      void actions.setQuantity('line-1', quantity + 1);
      await settle();
    }
    expect(shownQuantities()).toEqual([11]);
    await api.next().answer();
    expect(shownQuantities()).toEqual([11]);
    await api.next().answer();

    expect(api.asked).toEqual(['get', 'set line-1 to 2', 'set line-1 to 11']);
    expect(state().cart?.subTotal).toBe(11 * 14_900);
    expect(state().changing).toBe(0);
  });

  it('below one removes the line', async () => {
    const { api, actions } = await openFilledCart();
    void actions.setQuantity('line-1', 0);
    await settle();
    expect(shownQuantities()).toEqual([]);
    await api.next().answer();
    expect(api.asked.at(-1)).toBe('remove line-1');
    expect(state().cart).toBeNull();
    expect(state().status).toBe('ready');
  });

  it('goes back when the server refuses, and the line says so until it is tried again', async () => {
    const { api, actions, told } = await openFilledCart();
    void actions.setQuantity('line-1', 2);
    await settle();
    void actions.setQuantity('line-1', 3);
    await api.next().refuse(refusal);
    expect(shownQuantities()).toEqual([1]);
    expect(told).toEqual(['updateCartItem']);
    expect(state().lineErrors).toEqual({ 'line-1': 'updateCartItem' });

    void actions.setQuantity('line-1', 2);
    expect(state().lineErrors).toEqual({});
    await settle();
    await api.next().answer();
    expect(shownQuantities()).toEqual([2]);
  });

  it('goes back when a 200 carries field errors', async () => {
    const { api, actions, told } = await openFilledCart();
    void actions.setQuantity('line-1', 10_000);
    await settle();
    await api.next().answerWith({ errors: { 'items.quantity': { code: 'MAX', message: 'no' } } });
    expect(shownQuantities()).toEqual([1]);
    expect(told).toEqual(['updateCartItem']);
  });

  it('goes back when the answer is no cart, and asks what is true', async () => {
    const { api, actions, told } = await openFilledCart();
    void actions.setQuantity('line-1', 2);
    await settle();
    await api.next().answerWith('<html>');
    expect(shownQuantities()).toEqual([1]);
    expect(told).toEqual(['updateCartItem']);
    expect(api.next().asked).toBe('get');
  });

  it('brings a line back whose removal failed', async () => {
    const { api, actions, told } = await openFilledCart();
    void actions.setQuantity('line-1', 0);
    await settle();
    await api.next().refuse(refusal);
    expect(shownQuantities()).toEqual([1]);
    expect(told).toEqual(['removeCartItem']);
  });
});

describe('adding', () => {
  it('shows the cart that the server answers', async () => {
    const { api, actions } = openCart();
    const adding = actions.add(chargerItem);
    await settle();
    await api.next().answer();
    expect(await adding).toBe(true);
    expect(wantedUnits(state())).toBe(1);
  });

  it('leaves the cart alone when it fails', async () => {
    const { api, actions, told } = await openFilledCart();
    const adding = actions.add({ ...chargerItem, id: 'gone' });
    await settle();
    await api.next().refuse(refusal);
    expect(await adding).toBe(false);
    expect(shownQuantities()).toEqual([1]);
    expect(told).toEqual(['addToCart']);
  });

  it('waits for its turn behind a change, and both count', async () => {
    const { api, actions } = await openFilledCart();
    void actions.setQuantity('line-1', 2);
    void actions.add(chargerItem);
    await settle();
    expect(api.asked).toEqual(['get', 'set line-1 to 2']);
    await api.next().answer();
    await api.next().answer();
    expect(shownQuantities()).toEqual([2, 1]);
  });
});

describe('a request that is not answered', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('fails after twenty seconds, and the next one does not wait for it', async () => {
    const { api, actions, told, abandon } = await openFilledCart();
    void actions.setQuantity('line-1', 2);
    await settle();
    const hung = api.next();
    jest.advanceTimersByTime(20_000);
    await settle();
    expect(told).toEqual(['updateCartItem']);
    expect(shownQuantities()).toEqual([1]);
    expect(abandon).toHaveBeenCalledTimes(1);
    expect(api.asked.at(-1)).toBe('get');

    await api.heard.at(-1)?.answer();
    const before = api.heard.length;
    await hung.answer();
    expect(api.asked.slice(before)).toEqual(['get']);
    await api.heard.at(-1)?.answer();
    expect(shownQuantities()).toEqual([2]);
  });
});

describe('other tabs', () => {
  const tabCart = (quantity: number, changedAt: number) =>
    wireCart([wireLine({ id: 'line-1', quantity })], { changedAt });

  it('hear every answer', async () => {
    const { sent } = await openFilledCart();
    expect(sent).toEqual([expect.objectContaining({ id: 'cart-1', item_quantity: 1 })]);
  });

  it('bring newer carts', async () => {
    const { hear } = await openFilledCart();
    hear(tabCart(5, 30));
    expect(shownQuantities()).toEqual([5]);
    expect(state().cart?.subTotal).toBe(74_500);
  });

  it('do not bring older ones', async () => {
    const { hear } = await openFilledCart();
    hear(tabCart(5, 0));
    expect(shownQuantities()).toEqual([1]);
  });

  it('do not undo what is wanted here', async () => {
    const { actions, hear } = await openFilledCart();
    void actions.setQuantity('line-1', 3);
    hear(tabCart(5, 30));
    expect(shownQuantities()).toEqual([3]);
  });

  it('overtake an answer of ours that is older: it is dropped and the server asked again', async () => {
    const { api, actions, hear } = await openFilledCart();
    void actions.setQuantity('line-1', 2);
    await settle();
    hear(tabCart(7, 30));
    await api.next().answer();
    expect(state().cart?.itemQuantity).toBe(7);
    expect(api.next().asked).toBe('get');
    await api.next().answerWith(tabCart(9, 31));
    expect(state().cart?.itemQuantity).toBe(9);
  });

  it('make us ask when their cart is gone or cannot be read', async () => {
    const { api, hear } = await openFilledCart();
    hear(null);
    await settle();
    await api.next().answer();
    hear({ some: 'other release' });
    await settle();
    expect(api.asked).toEqual(['get', 'get', 'get']);
  });
});

describe('reading', () => {
  it('is shared by everyone who asks meanwhile, and one loud caller is enough for a toast', async () => {
    const { api, actions, told } = openCart();
    void actions.ensure({ isQuiet: true });
    void actions.refresh();
    await settle();
    await api.next().refuse(refusal);
    expect(api.asked).toEqual(['get']);
    expect(told).toEqual(['fetchCartData']);
    expect(state().status).toBe('failed');
  });

  it('fails quietly ahead of an opening, and is tried again', async () => {
    const { api, actions, told } = openCart();
    void actions.ensure({ isQuiet: true });
    await settle();
    await api.next().refuse(new TypeError('Failed to fetch'));
    expect(told).toEqual([]);
    void actions.ensure();
    await settle();
    await api.next().answer();
    expect(state().status).toBe('ready');
  });

  it('keeps the cart on the screen when it fails', async () => {
    const { api, actions } = await openFilledCart();
    void actions.refresh();
    await settle();
    await api.next().refuse(refusal);
    expect(shownQuantities()).toEqual([1]);
  });

  it('takes a cart without items as none', async () => {
    const { api, actions } = await openFilledCart();
    void actions.refresh();
    await settle();
    await api.next().answerWith(wireCart([], { changedAt: 9 }));
    expect(state().cart).toBeNull();
    expect(wantedUnits(state())).toBe(0);
  });
});

it('remembers the units for the next page, and forgets them with the cart', async () => {
  const { actions, sent } = await openFilledCart();
  expect(localStorage.getItem('boreal-charge-go-cart')).toBe('{"units":1}');
  actions.replace(null);
  expect(localStorage.getItem('boreal-charge-go-cart')).toBeNull();
  expect(state().cart).toBeNull();
  expect(sent.at(-1)).toBeNull();
});

it('hands refusals of other changes to the caller and shows nothing', async () => {
  const { api, actions, told } = await openFilledCart();
  const change = actions.change((swell) => swell.cart.removeItem('line-1'));
  await settle();
  await api
    .next()
    .refuse(Object.assign(new Error('no'), { code: 'invalid_coupon_code', param: 'code' }));
  expect(await change).toMatchObject({ ok: false, code: 'invalid_coupon_code', param: 'code' });
  expect(told).toEqual([]);
  expect(shownQuantities()).toEqual([1]);
});
