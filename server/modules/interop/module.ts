import { worker } from '#platform/jobs'
import { listeningWorker } from '#platform/listen'
import type { Offer } from '#plugs/offer'
import type { InteropDeps } from './deps.ts'
import { interopPersonalData } from './interop-personal-data.ts'
import { hearLearning } from './xapi/hear-learning.ts'
import {
  forgetOldStatements,
  sendStatements,
  sweepStatements,
  workStatements,
} from './xapi/send-statements.ts'

/** What other learning systems hear of this one. */
export const interopOffer = (deps: InteropDeps): Offer => ({
  personalData: [interopPersonalData],
  module: () => ({
    name: 'interop',
    routes: [],
    workers: [
      ...hearLearning(deps).map((one) => listeningWorker(deps, one)),
      worker(sendStatements, (_, signal) => workStatements(deps, signal), { atOnce: 1 }),
      worker(sweepStatements, () => forgetOldStatements(deps), { every: '41 4 * * *', atOnce: 1 }),
    ],
  }),
})
