import { expect, test } from 'vitest'
import { isWithin } from './address-range.ts'

test.each([
  [[], '203.0.113.9', true],
  [['192.168.1.0/24'], '192.168.1.77', true],
  [['192.168.1.0/24'], '192.168.2.1', false],
  [['10.0.0.7'], '10.0.0.7', true],
  [['10.0.0.7'], '10.0.0.8', false],
  // A server that listens on IPv6 sees addresses of IPv4 like this.
  [['192.168.1.0/24'], '::ffff:192.168.1.77', true],
  [['2001:db8::/32', '10.0.0.7'], '2001:db8:5::1', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['2001:db8::/32'], '10.0.0.7', false],
])('%j holds %s: %s', (ranges, address, isHeld) => {
  expect(isWithin(ranges, address)).toBe(isHeld)
})
