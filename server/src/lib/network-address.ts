/**
 * The network an address belongs to, which says enough to recognize a sign-in by: the first 24 bits of an IPv4
 * address, the first 48 of an IPv6 one. The rest is never stored.
 */
export function networkOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const [, first24] = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain) ?? [];
  if (first24 !== undefined) return `${first24}.0/24`;
  return plain.includes(':') ? `${firstGroups(plain, 3).join(':')}::/48` : undefined;
}

/**
 * Whoever an address stands for: an IPv4 address whole; of an IPv6 one the first 64 bits, for one home or one server
 * has all addresses that begin with them.
 */
export function lineOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return plain.includes(':') ? `${firstGroups(plain, 4).join(':')}::/64` : plain;
}

function firstGroups(address: string, count: number): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups.slice(0, count).map((group) => group.replace(/^0+(?=.)/, ''));
}
