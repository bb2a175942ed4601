import { expect, test } from 'vitest'
import { isAddressRange } from './address-range.ts'

test.each(['10.0.0.7', '192.168.1.0/24', '2001:db8::/32', '::1', 'fe80:0:0:0:1:2:3:4'])('%s', (line) => {
  expect(isAddressRange(line)).toBe(true)
})

test.each(['', '10.0.0', '10.0.0.256', '192.168.1.0/33', '2001:db8', '1::2::3', '::1/129', 'دانشگاه'])(
  '«%s» is no address',
  (line) => {
    expect(isAddressRange(line)).toBe(false)
  },
)
