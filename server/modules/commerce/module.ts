import type { Module } from '#platform/module'
import type { CommerceParts } from './parts.ts'
import { checkoutRoutes } from './routes/checkout.ts'
import { factorRoutes } from './routes/factors.ts'
import { paymentRoutes } from './routes/payments.ts'
import { commerceWorkers } from './workers.ts'

/** Commerce: carts, factors, banks, gift cards, off codes, plus. */
export function commerceModule(parts: CommerceParts): Module {
  return {
    name: 'commerce',
    routes: [...factorRoutes(parts), ...checkoutRoutes(parts), ...paymentRoutes(parts)],
    workers: commerceWorkers(parts),
  }
}
