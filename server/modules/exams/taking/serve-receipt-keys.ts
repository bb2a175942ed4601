import type { FastifyInstance } from 'fastify'
import type { ExamsDeps } from '../deps.ts'
import { keySetOf, receiptKeysOf } from './receipts.ts'

/** Serves the public key that proves the receipts of answers, to programs anywhere. */
export const serveReceiptKeys =
  ({ secret }: Pick<ExamsDeps, 'secret'>) =>
  (app: FastifyInstance): void => {
    const keys = keySetOf(receiptKeysOf(secret))
    app.get('/.well-known/arvand-receipts.json', (_request, reply) =>
      reply
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'public, max-age=300')
        .send(keys),
    )
  }
