import type { FastifyInstance } from 'fastify'
import type { Route } from './http/route.ts'
import type { Worker } from './jobs.ts'

/** A module's plug: what it adds to the app. Read only by `modules.ts`. */
export interface Module {
  readonly name: string
  /** Endpoints of the contracts, per service. */
  readonly routes?: readonly Route[]
  readonly workers?: readonly Worker[]
  /** What stands outside the contracts by an outer standard, e.g. the authentication client's addresses. */
  readonly standardRoutes?: (app: FastifyInstance) => void
  /** Fills an empty database with Persian demo data; `scale` multiplies rows for load tests. */
  readonly fillDemo?: (scale: number) => Promise<void>
}
