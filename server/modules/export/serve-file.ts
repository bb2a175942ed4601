import type { FastifyInstance } from 'fastify'
import { hashOfToken } from '#platform/opaque-token'
import { refuse } from '#platform/refusal'
import type { ExportDeps } from './convert.ts'
import { exported } from './tables.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Serves the files of `convert` until they expire, to whoever has the address. */
export const serveFile =
  ({ db, clock }: ExportDeps) =>
  (app: FastifyInstance) => {
    app.get<{ Params: { token: string; file: string } }>(
      '/api/export/files/:token/:file',
      async (request, reply) => {
        const { token, file } = request.params
        const found = await exported(db)
          .selectFrom('export.files')
          .select(['name', 'content'])
          .where('token_hash', '=', hashOfToken(token))
          .where('expires_at', '>', clock.now())
          .executeTakeFirst()
        if (!found || file !== `data-${found.name}.xlsx`) return refuse('request.not-found')
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="${file}"`)
          .header('cache-control', 'private, no-store')
          .header('x-content-type-options', 'nosniff')
          .send(found.content)
      },
    )
  }
