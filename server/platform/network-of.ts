/** One IPv6 caller usually has a whole /64, so the /64 is counted; IPv4 written as IPv6 counts as IPv4. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const gap = Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0')
  return [...left, ...gap, ...right].slice(0, 4).join(':')
}

const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
