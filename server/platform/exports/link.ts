import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Signing {
  readonly secret: string
  readonly sessionId: string
  readonly now: Date
}

const lifeSeconds = 300
const signed = '&by='

const signatureOf = ({ secret, sessionId }: Signing, address: string): string =>
  createHmac('sha256', secret).update(`sheet ${sessionId} ${address}`).digest('base64url')

/** An address on our site at which only this session can download an export, for five minutes. */
export function linkToExport(
  signing: Signing,
  path: string,
  query: Readonly<Record<string, string>> = {},
): { url: string; until: Date } {
  const until = Math.floor(signing.now.getTime() / 1000) + lifeSeconds
  const address = `${path}?${new URLSearchParams({ ...query, until: String(until) })}`
  return { url: address + signed + signatureOf(signing, address), until: new Date(until * 1000) }
}

/** Whether an address was made for this session and has not expired. */
export function isLinkFor(signing: Signing, url: string): boolean {
  const [address = '', by = '', ...more] = url.split(signed)
  const [given, right] = [Buffer.from(by), Buffer.from(signatureOf(signing, address))]
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return false
  // The signature shows that the address is ours, and ours end with `until`.
  return Number(address.slice(address.lastIndexOf('=') + 1)) * 1000 > signing.now.getTime()
}
