import { createHash } from 'node:crypto'
import sax from 'sax'

/** The API of BigBlueButton: addresses with a checksum, replies in XML. Pure. */

export interface Server {
  /** The folder of the API, with a slash at its end: `https://bbb.example.ir/bigbluebutton/api/`. */
  readonly url: URL
  readonly secret: string
}

/** SHA-256 of the call, its query exactly as it is sent, and the secret. */
export const checksumOf = (call: string, query: string, secret: string): string =>
  createHash('sha256').update(`${call}${query}${secret}`).digest('hex')

export function addressOf(
  { url, secret }: Server,
  call: string,
  params: Readonly<Record<string, string>>,
): URL {
  const query = new URLSearchParams(params).toString()
  const address = new URL(call, url)
  address.search = `${query}${query ? '&' : ''}checksum=${checksumOf(call, query, secret)}`
  return address
}

/** The texts of the elements right under `response`, by name. */
export function replyOf(xml: string): ReadonlyMap<string, string> {
  const parser = sax.parser(true, { trim: true })
  const open: string[] = []
  const texts = new Map<string, string>()
  const take = (text: string) => {
    const [root, name] = open
    if (root === 'response' && name !== undefined && open.length === 2)
      texts.set(name, (texts.get(name) ?? '') + text)
  }
  parser.onopentag = ({ name }) => open.push(name)
  parser.onclosetag = () => open.pop()
  parser.ontext = take
  parser.oncdata = take
  parser.write(xml).close()
  return texts
}
