// Pages by their addresses.
import { expect, it, vi } from 'vitest';

it('takes an address that cannot be decoded as it stands', async () => {
  vi.stubGlobal('location', { hash: '#/%/a%20b' });
  const { router } = await import('../src/lib/route.svelte');
  expect(router.route).toEqual({ page: '%', rest: ['a b'] });
});
