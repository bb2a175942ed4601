import type { FastifyInstance } from 'fastify'
import type { Route } from './http/route.ts'
import type { Worker } from './jobs.ts'
import type { LiveTopic } from './live-topics.ts'

/** What a module adds to the app. Only `modules.ts` reads it. */
export interface Module {
  readonly name: string
  /** Endpoints of the contracts, per service. */
  readonly routes?: readonly Route[]
  readonly workers?: readonly Worker[]
  /** What its pages follow together while they are open. */
  readonly topics?: readonly LiveTopic[]
  /** Routes outside the contracts that follow other standards, e.g. those of the authentication client. */
  readonly standardRoutes?: (app: FastifyInstance) => void
}
