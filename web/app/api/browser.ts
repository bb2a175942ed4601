import type { Service } from '@arvand/contracts/endpoint'
import type { Call, CallApi, CallReply } from '../server-context.ts'
import { callerOver } from './client.ts'
import { clientStorage } from './client-storage.ts'
import { currentToken, isGuestPage } from './current-token.ts'
import { meetCatalogue } from './error-catalogue.ts'
import { askWhoIsHere, pagePerson } from './page-person.ts'
import { overTheWire } from './wire.ts'

let bases: Readonly<Record<Service, string>> = {
  panel: '/api/panel',
  home: '/api/home',
  teacher: '/api/teacher',
  support: '/api/support',
  analysis: '/api/analysis',
  export: '/api/export',
}

/** Sets the base address of each service from the server's settings; the shell calls it when the page mounts. */
export function setBases(settings: Readonly<Record<Service, string>>): void {
  bases = settings
}

const send = async (call: Call, token: string | null): Promise<CallReply> => ({
  ...(await overTheWire({ bases, token: () => token })(call)),
  token,
})

/**
 * A 401 for a call whose token is no longer the stored one says nothing about the session: when the same person has
 * signed in again meanwhile, the call is made once more with the fresh token. A signed-in person's page without a
 * stored token asks the server for it first.
 */
const transport: CallApi = async (call) => {
  let token = await currentToken()
  if (isGuestPage()) return send(call, token)
  if (token === null && pagePerson() !== null) {
    await askWhoIsHere()
    token = clientStorage.token.get()
  }
  const reply = await send(call, token)
  const fresh = clientStorage.token.get()
  if (reply.status !== 401 || fresh === null || fresh === token) return reply
  if (pagePerson() === null || (await askWhoIsHere()) !== pagePerson()) return reply
  return send(call, clientStorage.token.get())
}

/**
 * Calls an endpoint from the browser. A 401, a 500 and a missing answer are handled as the error catalogue says before
 * the refusal is thrown; every other refusal is left to the screen.
 */
export const call = callerOver(transport, (refusal, { token }) => {
  meetCatalogue(refusal, token)
  return refusal
})

/**
 * For calls that a page makes by itself every few seconds: only a 401 is handled as the error catalogue says; the
 * caller shows every other refusal or ignores it.
 */
export const quietCall = callerOver(transport, (refusal, { token }) => {
  if (refusal.status === 401) meetCatalogue(refusal, token)
  return refusal
})
