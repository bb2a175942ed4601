import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, type LookupFunction } from 'node:net'

/** Addresses that lead to this machine, this network, or nowhere in the open internet (IANA's special registries). */
const special = new BlockList()
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16',
  'fc00::/7 fe80::/10 fec0::/10 ff00::/8',
].flatMap((ranges) => ranges.split(' '))) {
  const [address = '', bits] = range.split('/')
  special.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
}

export const isPublicAddress = ({ address, family }: LookupAddress): boolean =>
  !special.check(address, family === 6 ? 'ipv6' : 'ipv4')

const code = 'EPRIVATEADDRESS'

export const privateAddressError = (): Error => Object.assign(new Error('not a public address'), { code })

export const isPrivateAddressError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/**
 * Finds the addresses of a host for a connection, and refuses the host when one of them is not public. The connection
 * takes these very addresses, so a name that changes its mind in between gains nothing.
 */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    if (addresses.length === 0 || !addresses.every(isPublicAddress)) return done(privateAddressError(), '')
    const [first] = addresses
    if (options.all) return done(null, addresses)
    done(null, first?.address ?? '', first?.family)
  })
}
