import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database.ts'
import { newId } from '../../ids.ts'
import { refundPayment } from './payments.ts'

/**
 * `POST graphql`: only the mutation AddRefund of Zarinpal's schema, with its variables. The id of a session is the
 * payment's authority.
 */
export function graphqlRoute(scope: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  scope.post('/graphql', async (request, reply) => {
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? ''))
      return reply.code(401).send(trouble('Unauthenticated.', 'authentication'))
    const asked = shape.safeParse(request.body)
    if (!asked.success) return trouble('The variables do not fit.', 'validation')
    const name = /^\s*mutation\b[^{]*\{\s*(?:(\w+)\s*:\s*)?AddRefund\b/.exec(asked.data.query)
    if (!name) return trouble('Only the mutation AddRefund is known here.', 'graphql')
    const { session_id: authority, amount } = asked.data.variables
    const refunded = await refundPayment(db, clock, { authority, amount })
    if (typeof refunded === 'string') return trouble(refunded, 'validation')
    const timeline = {
      refund_amount: amount,
      refund_time: clock.now().toISOString(),
      refund_status: 'PENDING',
    }
    const made = { terminal_id: '1', id: newId(), amount: refunded.amount, timeline }
    return { data: { [name[1] ?? 'AddRefund']: made } }
  })
}

const trouble = (message: string, category: string) => ({
  errors: [{ message, extensions: { category } }],
  data: null,
})

const shape = z.object({
  query: z.string().max(4000),
  variables: z.object({
    session_id: z.string().regex(/^S[0-9a-zA-Z]{35}$/),
    amount: z.number().int().positive(),
    description: z.string().max(500).nullish(),
    method: z.enum(['PAYA', 'CARD']).nullish(),
    reason: z
      .enum(['CUSTOMER_REQUEST', 'DUPLICATE_TRANSACTION', 'SUSPICIOUS_TRANSACTION', 'OTHER'])
      .nullish(),
  }),
})
