import { createHmac } from 'node:crypto'
import type { Config } from '#server/config'
import type { IceServer } from './port.ts'

const secondsValid = 6 * 3_600

/** A name and a password for the relay, valid for some hours, as coturn makes them of its shared secret. */
export function turnServers(turn: Config['mediaEngine']['turn'], person: string, now: Date): IceServer[] {
  if (!turn) return []
  const username = `${Math.floor(now.getTime() / 1000) + secondsValid}:${person}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return turn.urls.map((urls) => ({ urls, username, credential }))
}
