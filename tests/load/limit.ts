import type { Statement } from '../../server/testing/recorded-sql.ts'

/** The least work by which a bare Fastify handler gives the same answer. */
export type Limit =
  | {
      readonly kind: 'bytes'
      readonly bytes: Buffer
      readonly headers: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'sql'
      readonly method: 'GET' | 'POST'
      readonly statements: readonly Statement[]
      /** The text of the answer. */
      readonly answer: string
      /** Checked before the SQL runs. */
      readonly password?: { readonly hash: string; readonly text: string }
    }
