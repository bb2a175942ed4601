import type { Service } from '@arvand/contracts/endpoint'
import type { CallApi } from '../given.ts'
import { clientOver } from './client.ts'
import type { Api } from './endpoints.ts'
import { meetCatalogue } from './error-catalogue.ts'
import { kept } from './kept.ts'
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

const transport: CallApi = (call) => overTheWire({ bases, token: () => kept.token.get() })(call)

/**
 * The API in the browser. A 401, a 500 and no answer at all are met as the error catalogue says before the
 * refusal is thrown; every other refusal is the screen's to show.
 */
export const api: Api = clientOver(transport, (refusal) => {
  meetCatalogue(refusal)
  return refusal
})

/** For what a page tells by itself every few seconds: an ended session is met, all else the page says where it belongs. */
export const quietApi: Api = clientOver(transport, (refusal) => {
  if (refusal.status === 401) meetCatalogue(refusal)
  return refusal
})
