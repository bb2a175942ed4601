import type { Statement } from '../../server/testing/recorded-sql.ts'

/** What a bare Fastify handler must do at least to give the same answer. */
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
      /** Text of the same answer. */
      readonly answer: string
      /** Checked before the SQL runs. */
      readonly password?: { readonly hash: string; readonly text: string }
    }
