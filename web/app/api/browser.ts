import type { Service } from '@arvand/contracts/endpoint'
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

/**
 * The API in the browser. A 401, a 500 and no answer at all are met as the error catalogue says before the
 * refusal is thrown; every other refusal is the screen's to show.
 */
export const api: Api = clientOver(
  (call) => overTheWire({ bases, token: () => kept.token.get() })(call),
  (refusal) => {
    meetCatalogue(refusal)
    return refusal
  },
)
