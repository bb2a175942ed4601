const byte = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipv4 = new RegExp(`^(${byte}\\.){3}${byte}(/(3[0-2]|[12]?\\d))?$`)
const group = /^[0-9a-f]{1,4}$/

/** Whether a line is an address of the network or a range in CIDR notation; the server reads it again. Pure. */
export function isAddressRange(line: string): boolean {
  if (ipv4.test(line)) return true
  const [address = '', bits, ...more] = line.split('/')
  if (more.length > 0 || (bits !== undefined && !/^(12[0-8]|1[01]\d|[1-9]?\d)$/.test(bits))) return false
  const halves = address.split('::')
  if (halves.length > 2) return false
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  const isWhole = halves.length === 1 ? groups.length === 8 : groups.length < 8
  return isWhole && groups.every((one) => group.test(one))
}
