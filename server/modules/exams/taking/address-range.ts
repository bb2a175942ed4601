import { BlockList, isIPv6 } from 'node:net'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Pure: whether an address is in one of these ranges; without ranges every address is. */
export function isWithin(ranges: readonly string[], address: string): boolean {
  if (ranges.length === 0) return true
  const list = new BlockList()
  for (const range of ranges) {
    const [base = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(base, familyOf(base))
    else list.addSubnet(base, Number(bits), familyOf(base))
  }
  return list.check(address, familyOf(address))
}
