import { changedMeans, isGatewayId } from './payment-means';

describe('payment means', () => {
  it('merge by method and field, and are cleared by null', () => {
    const google = { google: { nonce: 'nonce_1', gateway: 'embedded' } };
    expect(changedMeans(null, google)).toEqual(google);
    expect(changedMeans(google, { google: { nonce: 'nonce_2' } })).toEqual({
      google: { nonce: 'nonce_2', gateway: 'embedded' },
    });
    expect(changedMeans(google, { klarna: { token: 'klarna_1' } })).toEqual({
      ...google,
      klarna: { token: 'klarna_1' },
    });
    expect(changedMeans(google, { google: { nonce: null } })).toEqual({
      google: { gateway: 'embedded' },
    });
    expect(changedMeans(google, { google: null })).toBeNull();
  });

  it.each(['4242424242424242', '4242-4242-4242-4242', '', 'a b', 'x'.repeat(201), 'é1'])(
    'are never %j',
    (text) => {
      expect(isGatewayId(text)).toBe(false);
    },
  );

  it('are ids of the gateway', () => {
    expect(isGatewayId('klarna_Zk-9_x')).toBe(true);
  });
});
