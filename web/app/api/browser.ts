import type { Service } from '@arvand/contracts/endpoint'
import type { Call, CallApi, CallReply } from '../server-context.ts'
import { clientOver } from './client.ts'
import { clientStorage } from './client-storage.ts'
import { currentToken } from './current-token.ts'
import type { Api } from './endpoints.ts'
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

/** Where the services answer, as the server's settings say; told once by the shell. */
export function setBases(settings: Readonly<Record<Service, string>>): void {
  bases = settings
}

const send = async (call: Call, token: string | null): Promise<CallReply> => ({
  ...(await overTheWire({ bases, token: () => token })(call)),
  token,
})

/**
 * A call that was made with a token that is kept no more says nothing of the session: where the same person has signed in
 * again meanwhile, it is made once more with the fresh one. A page of somebody that keeps no token asks for it first.
 */
const transport: CallApi = async (call) => {
  let token = await currentToken()
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
 * The API in the browser. A 401, a 500 and no answer at all are met as the error catalogue says before the
 * refusal is thrown; every other refusal is the screen's to show.
 */
export const api: Api = clientOver(transport, (refusal, { token }) => {
  meetCatalogue(refusal, token)
  return refusal
})

/** For what a page tells by itself every few seconds: an ended session is met, all else the page says where it belongs. */
export const quietApi: Api = clientOver(transport, (refusal, { token }) => {
  if (refusal.status === 401) meetCatalogue(refusal, token)
  return refusal
})
